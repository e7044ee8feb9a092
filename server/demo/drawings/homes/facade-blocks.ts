/** A block of flats. Lengths in units of 4 metres. */
export interface Block {
  readonly width: number;
  readonly depth: number;
  readonly floors: number;
  readonly wall: string;
  readonly trim: string;
  readonly balcony: string;
  readonly style: 'panel' | 'brick' | 'new';
}

export const blocks: Readonly<Record<'panel' | 'brick' | 'new', readonly Block[]>> = {
  panel: [
    {
      width: 4.6,
      depth: 2.4,
      floors: 8,
      wall: '#ddd3c1',
      trim: '#b7aa94',
      balcony: '#8fa98f',
      style: 'panel',
    },
    {
      width: 3.6,
      depth: 2.4,
      floors: 8,
      wall: '#e3d2b4',
      trim: '#b99e78',
      balcony: '#c4714d',
      style: 'panel',
    },
    {
      width: 5.4,
      depth: 2.2,
      floors: 6,
      wall: '#d3d8d6',
      trim: '#a5aeac',
      balcony: '#5f86a3',
      style: 'panel',
    },
  ],
  brick: [
    {
      width: 3.2,
      depth: 2.6,
      floors: 5,
      wall: '#c98f6c',
      trim: '#f3e6d0',
      balcony: '#4c5a54',
      style: 'brick',
    },
    {
      width: 3.6,
      depth: 2.6,
      floors: 4,
      wall: '#e5c98c',
      trim: '#fbf3e2',
      balcony: '#4c5a54',
      style: 'brick',
    },
    {
      width: 3.0,
      depth: 2.8,
      floors: 5,
      wall: '#d9a79a',
      trim: '#fbeee6',
      balcony: '#4c5a54',
      style: 'brick',
    },
  ],
  new: [
    { width: 3.8, depth: 2.8, floors: 6, wall: '#f2ede2', trim: '#8a6647', balcony: '#bcd6da', style: 'new' },
    { width: 3.2, depth: 3.0, floors: 7, wall: '#e2dccf', trim: '#54585a', balcony: '#bcd6da', style: 'new' },
    { width: 4.4, depth: 2.6, floors: 5, wall: '#efe6d6', trim: '#2f6b50', balcony: '#cfe0da', style: 'new' },
  ],
};

/** How many facades there are of each construction. */
export const facadesOfAKind = 3;
