import cluster from 'node:cluster';
import { Processes } from './platform/processes.ts';
import type { Place } from './platform/processes.ts';
import type { ProcessContext } from './process-context.ts';
import { printStartupBanner } from './startup-banner.ts';

/**
 * Supervises the processes: several for pages on one port, and one for jobs, so that a heavy job slows no
 * page. SIGHUP replaces them one by one.
 */
export async function runProcesses(processContext: ProcessContext, end: () => void): Promise<void> {
  const { configuration, log, onClose } = processContext;
  const { role, webProcesses, port, metricsPort } = configuration;
  const place = (name: string, processRole: 'web' | 'worker'): Place => ({
    name,
    fork: () => cluster.fork({ ROLE: processRole, WEB_PROCESSES: '1', PORT: String(port) }),
  });
  const processes = new Processes(
    [
      ...Array.from({ length: webProcesses }, (_, index) => place(`web-${index + 1}`, 'web')),
      ...(role === 'all' ? [place('worker', 'worker')] : []),
    ],
    log,
  );
  onClose(() => processes.stop());
  // Each process accepts its own connections, because one that is passed to a dying process gets no answer.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // A closing terminal also sends SIGHUP.
  process.on('SIGHUP', process.stdin.isTTY ? end : () => void processes.replaceAll());
  await processes.start();
  if (metricsPort !== undefined) {
    const { collectClusterMetrics } = await import('./platform/cluster-metrics.ts');
    const { serveMetrics } = await import('./platform/serve-metrics.ts');
    const measured = await serveMetrics(configuration, log, () => collectClusterMetrics(processes.all));
    onClose(() => measured.close());
  }
  printStartupBanner(configuration);
}
