import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/react';
import type { i18n } from 'i18next';
import type { Container, Newable } from 'inversify';
import { useMemo } from 'react';
import { TextsProvider } from './views/components/use-texts.ts';
import { ServicesProvider } from './views/shell/services.tsx';
import type { Services } from './views/shell/services.tsx';
import { Shell } from './views/shell/shell.tsx';

/** Looks up each shared view model in the container once. */
function servicesOf(container: Container): Services {
  const found = new Map<unknown, unknown>();
  return {
    get: (identifier) => {
      if (!found.has(identifier))
        found.set(identifier, container.get(identifier as unknown as Newable<never>));
      return found.get(identifier) as never;
    },
  };
}

/** The whole application; the same for the browser and for rendering on the server. */
export function App({
  container,
  texts,
  styles,
}: {
  container: Container;
  texts: i18n;
  styles: EmotionCache;
}) {
  const services = useMemo<Services>(() => servicesOf(container), [container]);
  return (
    <CacheProvider value={styles}>
      <TextsProvider texts={texts}>
        <ServicesProvider value={services}>
          <Shell />
        </ServicesProvider>
      </TextsProvider>
    </CacheProvider>
  );
}
