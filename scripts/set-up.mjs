import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Explained, step } from './console.mjs';
import { run } from './run.mjs';

/** Folder of the project, in which all scripts work. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const OLDEST_NODE = [20, 19];
const PACKAGES_STAMP = 'node_modules/.uyut-packages';
const BUILD_STAMP = 'dist/.uyut-build';
/** Inputs of the build. */
const SOURCES = ['api', 'build', 'content', 'server', 'src', 'package.json', 'package-lock.json'];
/** Number of files read at once. */
const AT_ONCE = 64;
const SOURCE_SETTINGS = /^(vite\.config|tsconfig).*\.(ts|json)$/;

/** Installs packages and builds if needed. */
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
  // A checkout may be used from several systems (a container and its host).
  const system = `${process.platform}-${process.arch}-node${process.versions.node.split('.')[0]}`;
  const wanted = `${system} ${await hashOf(['package.json', 'package-lock.json'], readFile)}`;
  if ((await readStamp(PACKAGES_STAMP)) === wanted) return;
  await step('installing packages (npm ci)', async () => {
    // Build tools are development packages, which NODE_ENV=production would omit.
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
  const files = await filesOf([...SOURCES, ...settings.sort()]);
  const [builtFrom, builtAt] = (await readStamp(BUILD_STAMP))?.split('\n') ?? [];
  // Unchanged files are not read, because that takes longest.
  const times = await hashOf(files, timesOf);
  if (builtAt === times) return;
  const contents = await hashOf(files, readFile);
  if (builtFrom !== contents) {
    await step('building the shop', async () => {
      const { ok, output } = await run('npm', ['run', '--silent', 'build']);
      if (!ok) throw new Explained(`The build failed:\n${output.trim()}`);
      await mkdir(dirname(BUILD_STAMP), { recursive: true });
    });
  }
  await writeFile(BUILD_STAMP, `${contents}\n${times}`);
}

async function readStamp(file) {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

/** Files at and below the paths, sorted. */
async function filesOf(paths) {
  const files = [];
  for (const path of paths) {
    const status = await stat(path).catch(() => undefined);
    if (!status?.isDirectory()) files.push(...(status ? [path] : []));
    else {
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      const below = entries.filter((entry) => entry.isFile());
      files.push(...below.map(({ parentPath, name }) => join(parentPath, name)).sort());
    }
  }
  return files;
}

/** Hash of the names and contents of files. */
async function hashOf(files, read) {
  const hash = createHash('sha256');
  for (let start = 0; start < files.length; start += AT_ONCE) {
    const some = files.slice(start, start + AT_ONCE);
    const parts = await Promise.all(some.map((file) => read(file)));
    for (const [place, part] of parts.entries()) hash.update(`${some[place]}\0${part.length}\0`).update(part);
  }
  return hash.digest('hex');
}

/** Modification times; after a clone or a change of branch the contents are compared. */
async function timesOf(file) {
  const { size, mtimeMs, ctimeMs } = await stat(file);
  return `${size} ${mtimeMs} ${ctimeMs}`;
}
