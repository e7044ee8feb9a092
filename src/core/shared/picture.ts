/** A picture to show; width and height in pixels keep its place while it loads. */
export type Picture = { url: string; width: number; height: number };
