import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Explained, step } from './console.mjs';
import { run } from './run.mjs';

/** The project's folder; every script works from there. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const OLDEST_NODE = [20, 19];
const PACKAGES_STAMP = 'node_modules/.uyut-packages';
const BUILD_STAMP = 'dist/.uyut-build';
/** What the build is made of. */
const SOURCES = ['api', 'content', 'server', 'src', 'package.json', 'package-lock.json'];
const SOURCE_SETTINGS = /^(vite\.config|tsconfig).*\.(ts|json)$/;

/** Makes the checkout ready to run: packages, and the build where it is wanted. Does only what is missing. */
export async function setUp({ build }) {
  process.chdir(ROOT);
  checkNode();
  await installPackages();
  if (build) await buildWhenChanged();
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Explained(
    `Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}. Get one at https://nodejs.org.`,
  );
}

async function installPackages() {
  // The same checkout may be used from several systems (a container and its host).
  const system = `${process.platform}-${process.arch}-node${process.versions.node.split('.')[0]}`;
  const wanted = `${system} ${await hashOf(['package.json', 'package-lock.json'])}`;
  if ((await readStamp(PACKAGES_STAMP)) === wanted) return;
  await step('installing packages (npm ci)', async () => {
    // Tools for building are among the development packages, which NODE_ENV=production would leave out.
    const parameters = [
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    const { ok, output } = await run('npm', parameters);
    if (!ok) throw new Explained(`npm ci failed:\n${output.trim()}`);
    await writeFile(PACKAGES_STAMP, wanted);
  });
}

async function buildWhenChanged() {
  const settings = (await readdir('.')).filter((name) => SOURCE_SETTINGS.test(name));
  const wanted = await hashOf([...SOURCES, ...settings.sort()]);
  if ((await readStamp(BUILD_STAMP)) === wanted) return;
  await step('building the shop', async () => {
    const { ok, output } = await run('npm', ['run', '--silent', 'build']);
    if (!ok) throw new Explained(`The build failed:\n${output.trim()}`);
    await mkdir(dirname(BUILD_STAMP), { recursive: true });
    await writeFile(BUILD_STAMP, wanted);
  });
}

async function readStamp(file) {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

/** One hash of all contents: times of change say nothing after a clone or a change of branch. */
async function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) await addTo(hash, path);
  return hash.digest('hex');
}

async function addTo(hash, path) {
  const status = await stat(path).catch(() => undefined);
  if (status?.isDirectory()) {
    for (const name of (await readdir(path)).sort()) await addTo(hash, join(path, name));
  } else if (status) {
    hash.update(`${path}\0${status.size}\0`).update(await readFile(path));
  }
}
