import { createHash } from 'node:crypto';

/** Returns inline styles and scripts that the page's policy blocks. */
export function blockedBy({ text, headers }: { text: string; headers: Record<string, unknown> }): string[] {
  const policy = String(headers['content-security-policy']);
  const allowed = (directive: string, content: string) =>
    sourcesOf(policy, directive).includes(
      `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    );
  const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, content = '']) => content);
  const scripts = [...text.matchAll(/<script(?![^>]* (?:src|type="application))[^>]*>(.*?)<\/script>/gs)];
  const blocked = [
    ...styles.filter((content) => !allowed('style-src', content)),
    ...scripts.map(([, content = '']) => content).filter((content) => !allowed('script-src', content)),
  ];
  // Emotion fills empty elements in the browser.
  return allowed('style-src', '') ? blocked : [...blocked, 'an empty style'];
}

function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((one) => one.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}
