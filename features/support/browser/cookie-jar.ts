/** Cookies of one browser by host. */
export class CookieJar {
  private readonly kept = new Map<string, Map<string, string>>();

  set(host: string, name: string, value: string): void {
    const cookies = this.kept.get(host) ?? new Map<string, string>();
    cookies.set(name, value);
    this.kept.set(host, cookies);
  }

  get(host: string, name: string): string | undefined {
    return this.kept.get(host)?.get(name);
  }

  header(host: string): string {
    return [...(this.kept.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Stores the cookies that a response set or deleted. */
  take(
    host: string,
    cookies: readonly { name: string; value: string; expires?: Date; maxAge?: number }[],
  ): void {
    for (const { name, value, expires, maxAge } of cookies) {
      const over = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0);
      if (over) this.kept.get(host)?.delete(name);
      else this.set(host, name, value);
    }
  }
}
