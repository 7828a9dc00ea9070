/** A caption in numbers: some for every caption, and the phrases it has. */
export interface Row {
  dense: Float64Array;
  /** Places of the phrases it has. */
  sparse: Int32Array;
  group: number;
  /** What is to be learned. */
  target: number;
}

export interface Problem {
  rows: readonly Row[];
  /** By how much each phrase counts. */
  phraseScale: Float64Array;
  /** How strongly each weight is held back, dense ones first. */
  penalty: Float64Array;
}

/** Takes a problem; returns the weights that miss the targets least, in squares and with the penalty, every group seen from its own average. By conjugate gradients. */
export function ridge({ rows, phraseScale, penalty }: Problem): Float64Array {
  const width = penalty.length;
  const dense = width - phraseScale.length;

  /** Every row's value, from its group's average. */
  function forward(weights: Float64Array): Float64Array {
    return centred(
      rows,
      Float64Array.from(rows, (row) => value(row, weights, phraseScale)),
    );
  }
  function backward(values: Float64Array): Float64Array {
    const sum = new Float64Array(width);
    rows.forEach((row, at) => {
      const by = values[at]!;
      for (let column = 0; column < dense; column++) sum[column]! += by * row.dense[column]!;
      for (const phrase of row.sparse) sum[dense + phrase]! += by * phraseScale[phrase]!;
    });
    return sum;
  }

  const weights = new Float64Array(width);
  const residual = backward(
    centred(
      rows,
      Float64Array.from(rows, (row) => row.target),
    ),
  );
  const aim = dot(residual, residual) * 1e-10;
  let direction = residual.slice();
  let size = dot(residual, residual);
  for (let step = 0; step < 500 && size > aim; step++) {
    const image = backward(forward(direction));
    for (let column = 0; column < width; column++) image[column]! += penalty[column]! * direction[column]!;
    const length = size / dot(direction, image);
    for (let column = 0; column < width; column++) {
      weights[column]! += length * direction[column]!;
      residual[column]! -= length * image[column]!;
    }
    const next = dot(residual, residual);
    direction = direction.map((each, column) => residual[column]! + (next / size) * each);
    size = next;
  }
  return weights;
}

/** What weights make of a row. */
function value({ dense, sparse }: Pick<Row, 'dense' | 'sparse'>, weights: Float64Array, phraseScale: Float64Array): number {
  let sum = 0;
  for (let column = 0; column < dense.length; column++) sum += dense[column]! * weights[column]!;
  for (const phrase of sparse) sum += phraseScale[phrase]! * weights[dense.length + phrase]!;
  return sum;
}

function centred(rows: readonly Row[], values: Float64Array): Float64Array {
  const sums = new Map<number, { sum: number; count: number }>();
  rows.forEach(({ group }, at) => {
    const known = sums.get(group) ?? { sum: 0, count: 0 };
    sums.set(group, { sum: known.sum + values[at]!, count: known.count + 1 });
  });
  return values.map((each, at) => {
    const { sum, count } = sums.get(rows[at]!.group)!;
    return each - sum / count;
  });
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}
