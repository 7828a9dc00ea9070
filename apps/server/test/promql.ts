/** What a query of PromQL asks for, as far as the queries of `deploy` go: figures with their selectors, and what is summed by. */
export interface Asked {
  figures: { name: string; matchers: { label: string; operator: string; value: string }[] }[];
  /** The labels that are left after the last aggregation; null: nothing is aggregated. */
  by: string[] | null;
}

const WORDS = new Set(['sum', 'min', 'max', 'rate', 'increase', 'topk', 'histogram_quantile', 'by', 'or', 'vector']);

/** Takes a query; returns what it asks for. */
export function asked(query: string): Asked {
  const groups = [...query.matchAll(/\bby\s*\(([^)]*)\)/g)].map(([, labels = '']) => labels.split(',').map((label) => label.trim()));
  const bare = query.replaceAll(/\bby\s*\([^)]*\)/g, '').replaceAll(/\[[^\]]*\]/g, '');
  const figures = [...bare.matchAll(/\b([a-z]\w*)(\{[^}]*\})?/g)]
    // What stands between quotation marks is no figure.
    .filter(
      ({ index, 1: name = '' }) => !WORDS.has(name) && (bare.slice(0, index).split('"').length - 1) % 2 === 0 && !isInBraces(bare, index),
    )
    .map(([, name = '', selector = '']) => ({
      name,
      matchers: [...selector.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)].map(([, label = '', operator = '', value = '']) => ({
        label,
        operator,
        value,
      })),
    }));
  const isAggregated = /\b(sum|min|max)\b/.test(query);
  const left = groups[0] ?? [];
  return { figures, by: isAggregated ? (query.includes('histogram_quantile') ? left.filter((label) => label !== 'le') : left) : null };
}

function isInBraces(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return before.lastIndexOf('{') > before.lastIndexOf('}');
}

/** The series in Prometheus' notation: the labels of each name, and their values. */
export function seriesIn(text: string): Map<string, Map<string, Set<string>>> {
  const all = new Map<string, Map<string, Set<string>>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z]\w*)(?:\{(.*)\})? \S+$/gm)) {
    const known = all.get(name) ?? new Map<string, Set<string>>();
    all.set(name, known);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g))
      known.set(label, (known.get(label) ?? new Set()).add(value));
  }
  return all;
}
