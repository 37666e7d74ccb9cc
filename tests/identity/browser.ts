/** A browser's part of a sign-in over plain fetch: keeps cookies by path as browsers do, follows no redirect by itself. */
export class Browser {
  readonly #cookies = new Map<string, { value: string; path: string }>();
  readonly #base: string;
  /** Sent with every request, for example accept-language. */
  readonly headers: Record<string, string> = {};

  constructor(base: string) {
    this.#base = base;
  }

  #cookieHeader(path: string): string {
    return [...this.#cookies]
      .filter(([, cookie]) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')))
      .map(([key, cookie]) => `${key.split(';')[0]}=${cookie.value}`)
      .join('; ');
  }

  #keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair, ...attributes] = line.split('; ');
      const [name, value] = pair!.split('=') as [string, string];
      const path = attributes.find((one) => one.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(`${name};${path}`);
      else this.#cookies.set(`${name};${path}`, { value, path });
    }
  }

  /**
   * Another browser with the cookies this one has now; what either is given from here on, the other does not get.
   * @param keeps only these of the cookies
   */
  copy(keeps: (cookie: { name: string }) => boolean = () => true): Browser {
    const other = new Browser(this.#base);
    for (const [key, cookie] of this.#cookies)
      if (keeps({ name: key.split(';')[0]! })) other.#cookies.set(key, cookie);
    Object.assign(other.headers, this.headers);
    return other;
  }

  /** Writes other values into the cookies. */
  change(valueOf: (value: string) => string): void {
    for (const [key, cookie] of this.#cookies)
      this.#cookies.set(key, { ...cookie, value: valueOf(cookie.value) });
  }

  cookieNames(): string[] {
    return [...this.#cookies.keys()].map((key) => key.split(';')[0]!);
  }

  async request(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.#base);
    const cookie = this.#cookieHeader(url.pathname);
    const headers = {
      ...this.headers,
      ...(cookie ? { cookie } : {}),
      ...(init.headers as Record<string, string>),
    };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    this.#keep(response);
    return response;
  }

  get(address: string): Promise<Response> {
    return this.request(address);
  }

  post(address: string, form: Record<string, string>): Promise<Response> {
    return this.request(address, { method: 'POST', body: new URLSearchParams(form) });
  }
}

/** Where a response leads; fails loudly when it leads nowhere. */
export function locationOf(response: Response): string {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`Expected a redirect, got ${response.status} from ${response.url}`);
  return location;
}
