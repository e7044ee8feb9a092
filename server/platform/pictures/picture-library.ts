import sharp from 'sharp';

// One thread a picture and nothing remembered: how many there are at once is the queue's decision.
sharp.concurrency(1);
sharp.cache(false);
// Of all that the library reads, four formats of photos, and our own drawings; what visitors send is told apart by
// its first bytes (picture-content.ts) and is never taken for a drawing.
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

/** The library of pictures with its doors closed: the settings are those of the whole process. */
export const pictureLibrary = sharp;
