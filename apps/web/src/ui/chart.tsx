import type { ReactNode } from 'react';
import styles from './chart.module.css';
import { cx } from './cx.ts';

interface PlotProps {
  /** SVG paths in a box of 100 by 100, however wide and high it is drawn */
  lines: ReactNode;
  /** what lies over them, placed in percent */
  children?: ReactNode;
  className?: string | undefined;
}

/** A drawing of figures. Decoration: a sentence and `Numbers` say the same. */
export function Plot({ lines, children, className }: PlotProps) {
  return (
    <div className={cx(styles.plot, className)} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
        {lines}
      </svg>
      {children}
    </div>
  );
}

interface NumbersProps {
  /** what opens it */
  label: string;
  /** what the table is of */
  caption: string;
  /** the heads of the columns, the first one above the rows' own heads */
  head: readonly string[];
  rows: readonly { key: string; head: string; cells: readonly (string | number)[] }[];
}

/** The same in numbers: a table that opens below its drawing. */
export function Numbers({ label, caption, head, rows }: NumbersProps) {
  return (
    <details className={styles.numbers}>
      <summary>{label}</summary>
      <table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {head.map((one, at) => (
              <th key={at} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head: name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={at} className="num">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
