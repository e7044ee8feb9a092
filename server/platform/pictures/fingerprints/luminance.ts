/** RGB pixels, three bytes each, by rows. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** Luminance of each pixel, 0 to 255. */
export class Luminance {
  private sums: Float64Array | undefined;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly values: Float32Array,
  ) {}

  static of({ width, height, data }: Pixels): Luminance {
    const values = Float32Array.from(
      { length: width * height },
      (_, at) => 0.299 * data[at * 3]! + 0.587 * data[at * 3 + 1]! + 0.114 * data[at * 3 + 2]!,
    );
    return new Luminance(width, height, values);
  }

  /** @param sigma of the Gaussian, in pixels */
  blur(sigma: number): Luminance {
    const reach = Math.ceil(2.5 * sigma);
    const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, at) =>
      Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)),
    );
    const { width, height } = this;
    const across = blurLines(this.values, width, height, 1, width, weights);
    return new Luminance(width, height, blurLines(across, height, width, width, 1, weights));
  }

  /** Means of `count` × `count` cells of a square; zero beyond the edge. */
  cells(square: { x: number; y: number; side: number }, count: number): Float64Array {
    const step = square.side / count;
    const [left, top] = [square.x - square.side / 2, square.y - square.side / 2];
    const line = count + 1;
    const corners = new Float64Array(line * line);
    for (let y = 0; y <= count; y += 1)
      for (let x = 0; x <= count; x += 1) corners[y * line + x] = this.sum(left + x * step, top + y * step);
    return Float64Array.from({ length: count * count }, (_, at) => {
      const corner = Math.floor(at / count) * line + (at % count);
      return corners[corner]! - corners[corner + 1]! - corners[corner + line]! + corners[corner + line + 1]!;
    });
  }

  /** Integral image: sum of all values left of and above a point. */
  private sum(x: number, y: number): number {
    const sums = (this.sums ??= this.addUp());
    const [inX, inY] = [Math.min(Math.max(x, 0), this.width), Math.min(Math.max(y, 0), this.height)];
    const [column, row] = [
      Math.min(Math.floor(inX), this.width - 1),
      Math.min(Math.floor(inY), this.height - 1),
    ];
    const [right, down] = [inX - column, inY - row];
    const line = this.width + 1;
    const at = row * line + column;
    const above = sums[at]! * (1 - right) + sums[at + 1]! * right;
    return above * (1 - down) + (sums[at + line]! * (1 - right) + sums[at + line + 1]! * right) * down;
  }

  private addUp(): Float64Array {
    const line = this.width + 1;
    const sums = new Float64Array(line * (this.height + 1));
    for (let y = 0; y < this.height; y += 1) {
      let row = 0;
      for (let x = 0; x < this.width; x += 1) {
        row += this.values[y * this.width + x]!;
        sums[(y + 1) * line + x + 1] = sums[y * line + x + 1]! + row;
      }
    }
    return sums;
  }
}

/** Blurs `lines` lines of `length` values; border values are repeated. */
function blurLines(
  values: Float32Array,
  length: number,
  lines: number,
  step: number,
  nextLine: number,
  weights: Float32Array,
): Float32Array {
  const reach = (weights.length - 1) / 2;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const blurred = new Float32Array(values.length);
  const padded = new Float32Array(length + 2 * reach);
  for (let line = 0; line < lines; line += 1) {
    const start = line * nextLine;
    for (let at = 0; at < padded.length; at += 1) {
      const inside = Math.min(Math.max(at - reach, 0), length - 1);
      padded[at] = values[start + inside * step]!;
    }
    for (let at = 0; at < length; at += 1) {
      let sum = 0;
      for (let tap = 0; tap < weights.length; tap += 1) sum += weights[tap]! * padded[at + tap]!;
      blurred[start + at * step] = sum / total;
    }
  }
  return blurred;
}
