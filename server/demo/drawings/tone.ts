/** Mixes a colour with warm light (amount above 0) or with ink (below 0); amount from -1 to 1. */
export function tone(hex: string, amount: number): string {
  const target = amount > 0 ? [255, 249, 236] : [38, 32, 30];
  const share = Math.abs(amount);
  const mixed = target.map((end, index) => {
    const start = Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16);
    return Math.round(start + (end - start) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
