import { readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { readConfiguration } from '../../../server/platform/configuration.ts';
import type { Configuration } from '../../../server/platform/configuration.ts';

export type Variables = Record<string, string>;

/** Programs and metadata of a container image. */
export type Image = {
  stages: { from: string; instructions: { keyword: string; text: string }[] }[];
  environment: Variables;
};

/** Parses deploy/Dockerfile, its last stage last. */
export function readDockerfile(): Image {
  const lines = readFileSync('deploy/Dockerfile', 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Image['stages'] = [];
  for (const line of lines) {
    const [, keyword = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (keyword === 'FROM') stages.push({ from: text, instructions: [] });
    else stages.at(-1)?.instructions.push({ keyword, text: text.trim() });
  }
  const environment = Object.fromEntries(
    (stages.at(-1)?.instructions ?? [])
      .filter(({ keyword }) => keyword === 'ENV')
      .flatMap(({ text }) =>
        [...text.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
      ),
  );
  return { stages, environment };
}

export type Manifest = { apiVersion: string; kind: string; metadata: { name: string; namespace?: string } };

/** Parses all objects of a Kubernetes file. @throws Error for invalid YAML */
export function readManifests(file: string): Manifest[] {
  return parseAllDocuments(readFileSync(file, 'utf8')).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as Manifest;
  });
}

export const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'), { merge: true });

/** Returns all variables that our programs read; any other is misspelt. */
export function knownVariables(): Set<string> {
  const example = readFileSync('.env.example', 'utf8');
  return new Set([...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name));
}

/** Returns the server configuration from a container's variables. @throws ConfigurationError */
export function configurationOf(variables: Variables): Configuration {
  return readConfiguration({ ...readDockerfile().environment, ...variables }, '/srv/uyut');
}
