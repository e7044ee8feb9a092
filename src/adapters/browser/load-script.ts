const loading = new Map<string, Promise<void>>();

/**
 * Loads a third-party script once; after a failure the next call requests it again.
 * @throws Failure created by `unavailable`
 */
export function loadScript(address: string, unavailable: () => Error): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(address);
      script.remove();
      reject(unavailable());
    });
    document.head.append(script);
  });
  loading.set(address, loaded);
  return loaded;
}
