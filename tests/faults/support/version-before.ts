import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAIN = ['main', 'origin/main'];
/** Compares with another version than the last landed one, by a name in git. */
const ASKED = process.env['UYUT_VERSION_BEFORE'];
const VERSIONS = join(tmpdir(), 'uyut-versions');

/** Commit of the previous version, or the reason why there is none. */
export async function versionBefore(): Promise<{ commit: string } | { missing: string }> {
  const commitOf = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  if (ASKED) {
    const commit = await commitOf(ASKED);
    return commit ? { commit } : { missing: `git does not know ${ASKED}` };
  }
  const head = await commitOf('HEAD');
  if (!head) return { missing: 'this is no git checkout' };
  for (const branch of MAIN) {
    const landed = await git('merge-base', 'HEAD', branch);
    const isChanged = (await git('status', '--porcelain', 'server', 'src', 'api')) !== '';
    if (landed && (landed !== head || isChanged)) return { commit: landed };
  }
  const parent = await commitOf('HEAD^');
  return parent ? { commit: parent } : { missing: 'this checkout has no history (git fetch --unshallow)' };
}

/** Folder of a built version, cached by commit below the system's temporary folder. */
export async function built(commit: string): Promise<string> {
  const folder = join(VERSIONS, commit);
  if (existsSync(folder)) {
    const isShared = (await lstat(join(folder, 'node_modules'))).isSymbolicLink();
    if (!isShared || (await isSame('package-lock.json', join(folder, 'package-lock.json')))) return folder;
    // Its packages were links to ours, which have changed.
    await rm(folder, { recursive: true });
  }
  await mkdir(VERSIONS, { recursive: true });
  const draft = await mkdtemp(join(VERSIONS, 'new-'));
  try {
    await run('git', ['archive', '--format=tar', `--output=${join(draft, 'version.tar')}`, commit]);
    await run('tar', ['-xf', 'version.tar'], { cwd: draft });
    await rm(join(draft, 'version.tar'));
    if (await isSame('package-lock.json', join(draft, 'package-lock.json'))) {
      await symlink(resolve('node_modules'), join(draft, 'node_modules'), 'junction');
    } else {
      await run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
        cwd: draft,
      });
    }
    // The tests' NODE_ENV would build development pages.
    const env = { ...process.env, NODE_ENV: 'production' };
    await run('npm', ['run', 'build'], { cwd: draft, env, maxBuffer: 64 * 1024 * 1024 });
    await rename(draft, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
    return folder;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function isSame(one: string, other: string): Promise<boolean> {
  return (await readFile(one, 'utf8')) === (await readFile(other, 'utf8'));
}

/** Output of git, null on an error. */
async function git(...words: string[]): Promise<string | null> {
  return run('git', words).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}
