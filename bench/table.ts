export type Cell = string | number;

/** Takes a title, a table's headings and its rows; returns it as aligned text. Numbers stand right, words left. */
export function table(title: string, headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map((row) => String(row[column] ?? '').length)));
  const right = headings.map((_, column) => rows.every((row) => isNumber(row[column])));
  const line = (cells: readonly Cell[]): string =>
    headings
      .map((_, column) => {
        const text = String(cells[column] ?? '');
        return right[column] ? text.padStart(widths[column]!) : text.padEnd(widths[column]!);
      })
      .join('  ')
      .trimEnd();
  return [title, '', line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line), ''].join('\n');
}

const isNumber = (cell: Cell | undefined): boolean =>
  cell === undefined || typeof cell === 'number' || /^-?[\d.,]+$/.test(cell) || cell === '-';

/** A number with as many decimals as can be meant: 3 significant digits, whole from 100 on. */
export function rounded(value: number): string {
  if (!Number.isFinite(value)) return '-';
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
}
