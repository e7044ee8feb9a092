import sharp from 'sharp';

// One thread for each picture; the queue limits how many run at once.
sharp.concurrency(1);
sharp.cache(false);
// Only four photo formats and our own SVG drawings are enabled; uploads are identified by their first bytes
// (picture-content.ts) and never taken for SVG.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadSvgBuffer',
  ],
});

/** sharp with restricted settings for the whole process. */
export const pictureLibrary = sharp;
