import type { Browser } from 'playwright';

/** A phone on a slow line: CPU a quarter as fast, 1.6 Mbit/s, 150 ms there and back. */
export const PROFILE = { cpuSlowdown: 4, bytesPerSecond: (1.6 * 1024 * 1024) / 8, latency: 150 };
/** Of each page. */
export const VISITS = 5;

/** Notes in the page what the browser tells of painting, shifting and long tasks. */
const OBSERVER = `
  window.figures = { largest: 0, shift: 0, blocking: 0 };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => { figures.largest = entry.startTime; });
  observe('layout-shift', (entry) => { figures.shift += entry.value; });
  observe('longtask', (entry) => { figures.blocking += Math.max(0, entry.duration - 50); });
`;

/** A first visit, or the median of several: times in milliseconds, sizes in bytes as they came over the line. */
export type Figures = {
  paint: number;
  largest: number;
  shift: number;
  blocking: number;
  scripts: number;
  weight: number;
};

/** The medians of first visits. */
export async function measure(browser: Browser, url: string): Promise<Figures> {
  const runs: Figures[] = [];
  for (let run = 0; run < VISITS; run += 1) runs.push(await visit(browser, url));
  const median = (pick: (figures: Figures) => number) =>
    runs.map(pick).toSorted((one, other) => one - other)[Math.floor(VISITS / 2)] ?? 0;
  return {
    paint: median(({ paint }) => paint),
    largest: median(({ largest }) => largest),
    shift: median(({ shift }) => shift),
    blocking: median(({ blocking }) => blocking),
    scripts: median(({ scripts }) => scripts),
    weight: median(({ weight }) => weight),
  };
}

async function visit(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PROFILE.latency,
    downloadThroughput: PROFILE.bytesPerSecond,
    uploadThroughput: PROFILE.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown });
  let scripts = 0;
  let weight = 0;
  const ofUntoldLength = new Set<string>();
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight += encodedDataLength;
    if (ofUntoldLength.has(requestId)) scripts += encodedDataLength;
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script' && !/javascript/.test(response.mimeType)) return;
    const length = response.headers['content-length'] ?? response.headers['Content-Length'];
    if (length === undefined) ofUntoldLength.add(requestId);
    else scripts += Number(length);
  });
  // As text: a function would bring along helpers of the loader that the page does not have.
  await page.addInitScript(OBSERVER);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const figures = await page.evaluate(() => ({
    ...(window as unknown as { figures: Omit<Figures, 'paint' | 'scripts' | 'weight'> }).figures,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  return { ...figures, scripts, weight };
}
