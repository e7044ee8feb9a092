// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { allHomeDrawings } from '../../../server/demo/drawings/homes/home-drawings.ts';

const drawings = new Map(allHomeDrawings());

describe('the drawings of the demo homes', () => {
  it('are at least sixty rooms and facades, and five plans', () => {
    const plans = [...drawings.keys()].filter((file) => file.includes('/plan-'));
    expect(plans).toHaveLength(5);
    expect(drawings.size - plans.length).toBeGreaterThanOrEqual(60);
    expect(new Set(drawings.values()).size).toBe(drawings.size);
  });

  it('are well formed and small, and carry neither script, style, text nor anything from elsewhere', () => {
    const parser = new DOMParser();
    for (const [file, svg] of drawings) {
      const root = parser.parseFromString(svg, 'image/svg+xml').documentElement;
      expect(root.querySelector('parsererror'), file).toBeNull();
      expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['1200', '900']);
      expect(svg, file).not.toMatch(/<script|<style|<text|\sstyle=|\son\w+=|href=|NaN|undefined/);
      expect(svg.length, file).toBeLessThan(12_000);
    }
  });
});
