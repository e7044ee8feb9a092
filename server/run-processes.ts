import cluster from 'node:cluster';
import { Processes } from './platform/processes.ts';
import type { Place } from './platform/processes.ts';
import type { Program } from './program.ts';
import { sayOpen } from './say-open.ts';

/**
 * Looks after the processes of the shop: so many for pages, on one port, and one for the jobs, since a job that takes the
 * memory or the processor for itself must take none from pages. SIGHUP replaces them one by one.
 */
export async function runProcesses(program: Program, end: () => void): Promise<void> {
  const { configuration, log, onClose } = program;
  const { role, webProcesses, port, metricsPort } = configuration;
  const place = (name: string, itsRole: 'web' | 'worker'): Place => ({
    name,
    fork: () => cluster.fork({ ROLE: itsRole, WEB_PROCESSES: '1', PORT: String(port) }),
  });
  const processes = new Processes(
    [
      ...Array.from({ length: webProcesses }, (_, index) => place(`web-${index + 1}`, 'web')),
      ...(role === 'all' ? [place('worker', 'worker')] : []),
    ],
    log,
  );
  onClose(() => processes.stop());
  // Each takes its connections itself: handed on by us, one that was on its way to a killed process would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // A terminal that is closed hangs up as well.
  process.on('SIGHUP', process.stdin.isTTY ? end : () => void processes.replaceAll());
  await processes.start();
  if (metricsPort !== undefined) {
    const { gatherMetrics } = await import('./platform/gathered-metrics.ts');
    const { serveMetrics } = await import('./platform/serve-metrics.ts');
    const measured = await serveMetrics(configuration, log, () => gatherMetrics(processes.all));
    onClose(() => measured.close());
  }
  sayOpen(configuration);
}
