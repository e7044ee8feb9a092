/** A marker in pixels of the map at one zoom; `x` and `y` are its middle. */
export type Box = { x: number; y: number; width: number; height: number };
export type PlacedMarker = Box & { id: number };

/** Markers that would overlap, drawn as one; a single id is a marker of its own. */
export type MarkerGroup = Box & { ids: number[] };

/** Free pixels between two markers. */
const GAP = 4;
/** Diameter of a cluster in pixels. */
const CLUSTER_SIZE = 40;

/** Merges markers until none overlaps another by its drawn size. The same markers give the same groups in any order. */
export function groupMarkers(markers: readonly PlacedMarker[]): MarkerGroup[] {
  let groups: MarkerGroup[] = markers
    .map(({ id, ...box }) => ({ ids: [id], ...box }))
    .toSorted((one, other) => one.x - other.x || one.y - other.y || (one.ids[0] ?? 0) - (other.ids[0] ?? 0));
  for (;;) {
    const merged = mergeOnce(groups);
    if (merged.length === groups.length) return groups;
    groups = merged;
  }
}

/** Merges each group with the next ones that it overlaps; groups are ordered by `x`. */
function mergeOnce(groups: readonly MarkerGroup[]): MarkerGroup[] {
  const widest = Math.max(0, ...groups.map(({ width }) => width));
  const taken = new Set<MarkerGroup>();
  const merged: MarkerGroup[] = [];
  for (const [index, group] of groups.entries()) {
    if (taken.has(group)) continue;
    let whole = group;
    for (let next = index + 1; next < groups.length; next += 1) {
      const other = groups[next];
      if (!other || other.x - whole.x > (whole.width + widest) / 2 + GAP) break;
      if (taken.has(other) || !overlap(whole, other)) continue;
      taken.add(other);
      whole = together(whole, other);
    }
    merged.push(whole);
  }
  return merged.toSorted((one, other) => one.x - other.x || one.y - other.y);
}

const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 + GAP;

function together(one: MarkerGroup, other: MarkerGroup): MarkerGroup {
  const ids = [...one.ids, ...other.ids];
  const [share, rest] = [one.ids.length / ids.length, other.ids.length / ids.length];
  return {
    ids,
    x: one.x * share + other.x * rest,
    y: one.y * share + other.y * rest,
    width: CLUSTER_SIZE,
    height: CLUSTER_SIZE,
  };
}
