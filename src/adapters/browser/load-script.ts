const loading = new Map<string, Promise<void>>();

/**
 * Loads a script of somebody else's once; one that did not come is asked for again by the next who needs it.
 * @throws Failure what `unavailable` makes
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
