/**
 * Logo of a vendor or an agency, of diamonds as in traditional embroidery. The seed selects the pattern (800
 * × 800).
 */
export function drawFirmMark(seed: number, colour: string): string {
  const cells: string[] = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const bit = (seed >> ((row * 3 + column * 5) % 11)) & 1;
      if (bit === 0 && (row + column) % 3 !== 0) continue;
      for (const [sx, sy] of [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ] as const) {
        for (const [a, b] of [
          [row, column],
          [column, row],
        ] as const) {
          const x = 400 + sx * a * 56;
          const y = 400 + sy * b * 56;
          if (Math.abs(x - 400) + Math.abs(y - 400) > 240) continue;
          cells.push(`M${x} ${y - 26}l26 26-26 26-26-26Z`);
        }
      }
    }
  }
  const mark = [...new Set(cells)].join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">' +
    `<rect width="800" height="800" rx="180" fill="${colour}"/>` +
    '<path d="M400 92L708 400 400 708 92 400Z" fill="none" stroke="#f6f1e7" stroke-width="18" stroke-linejoin="round"/>' +
    `<path d="${mark}" fill="#f6f1e7"/></svg>\n`
  );
}
