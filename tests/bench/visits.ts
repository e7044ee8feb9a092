import type { Browser, Page } from 'playwright';

/** Phone on a slow line: a quarter of the CPU, 1.6 Mbit/s. `latency` is the round trip in milliseconds. */
export const PROFILE = { cpuSlowdown: 4, bytesPerSecond: (1.6 * 1024 * 1024) / 8, latency: 150 };
/** Visits of each page. */
export const VISITS = 7;

/** Records paints, layout shifts and long tasks in the page. */
const OBSERVER = `
  window.figures = { largest: 0, shift: 0, tasks: [] };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => { figures.largest = entry.startTime; });
  observe('layout-shift', (entry) => { figures.shift += entry.value; });
  observe('longtask', ({ startTime, duration }) => { figures.tasks.push({ startTime, duration }); });
`;

/** Recorded values. */
type Seen = { largest: number; shift: number; tasks: { startTime: number; duration: number }[] };

/** First visit, or the median of several: times in milliseconds, sizes in transferred bytes. */
export type Figures = {
  paint: number;
  largest: number;
  shift: number;
  /** Time of tasks beyond 50 ms each, from the start. */
  blocking: number;
  /** The same after the first paint, known as total blocking time. */
  blockingAfterPaint: number;
  scripts: number;
  weight: number;
};

/**
 * Alternates the kinds of first visits, so that other load affects all alike. One earlier visit of each is
 * not counted, / because it fills the caches.
 * @returns the medians, by the names of the kinds
 */
export async function measureInTurns<Name extends string>(
  kinds: Record<Name, () => Promise<Figures>>,
  rounds = VISITS,
): Promise<Record<Name, Figures>> {
  const visits = Object.entries<() => Promise<Figures>>(kinds).map(([name, visit]) => ({
    name,
    visit,
    runs: [] as Figures[],
  }));
  for (const { visit } of visits) await visit();
  for (let round = 0; round < rounds; round += 1)
    for (const { visit, runs } of visits) runs.push(await visit());
  return Object.fromEntries(visits.map(({ name, runs }) => [name, medians(runs)])) as Record<Name, Figures>;
}

function medians(runs: Figures[]): Figures {
  const median = (pick: (figures: Figures) => number) =>
    runs.map(pick).toSorted((one, other) => one - other)[Math.floor(runs.length / 2)] ?? 0;
  return {
    paint: median(({ paint }) => paint),
    largest: median(({ largest }) => largest),
    shift: median(({ shift }) => shift),
    blocking: median(({ blocking }) => blocking),
    blockingAfterPaint: median(({ blockingAfterPaint }) => blockingAfterPaint),
    scripts: median(({ scripts }) => scripts),
    weight: median(({ weight }) => weight),
  };
}

/**
 * Visits a page by a link of another site in a running browser. A page with `Cross-Origin-Opener-Policy` gets
 * a new / process, as with a typed address.
 * @param line 'fast' if the line is slow without the browser's help
 */
export async function visit(browser: Browser, url: string, line: Line = 'slow'): Promise<Figures> {
  return measuredVisit(browser, line, async (page) => {
    await page.goto(`data:text/html,${encodeURIComponent(`<a href="${url}">Found</a>`)}`);
    await Promise.all([page.waitForURL(url, { waitUntil: 'networkidle' }), page.click('a')]);
  });
}

/** Visits a page as the first one of a newly started browser. */
export async function coldVisit(launch: () => Promise<Browser>, url: string): Promise<Figures> {
  const browser = await launch();
  try {
    return await measuredVisit(browser, 'slow', async (page) => {
      await page.goto(url, { waitUntil: 'networkidle' });
    });
  } finally {
    await browser.close();
  }
}

type Line = 'slow' | 'fast';

async function measuredVisit(
  browser: Browser,
  line: Line,
  open: (page: Page) => Promise<void>,
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (line === 'slow')
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
  // A text, because a function would need the loader's helpers, which the page does not have.
  await page.addInitScript(OBSERVER);
  await open(page);
  await page.waitForTimeout(500);
  const { largest, shift, tasks, paint } = await page.evaluate(() => ({
    ...(window as unknown as { figures: Seen }).figures,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  const blockingFrom = (from: number) =>
    tasks.reduce(
      (sum, { startTime, duration }) =>
        sum + Math.max(0, Math.min(duration, startTime + duration - from) - 50),
      0,
    );
  return {
    paint,
    largest,
    shift,
    blocking: blockingFrom(0),
    blockingAfterPaint: blockingFrom(paint),
    scripts,
    weight,
  };
}
