/**
 * Loads oidc-provider only where the embedded provider is on: a deployment with a tenant of its own never needs it.
 *
 * On Node 20, our floor, the library announces that it wants Node 22. It runs on 20 (our tests do), so that one line is
 * kept from the console; early releases of Node 20 lack `URL.parse`, the only newer thing it calls.
 */
export async function loadOidcProvider(): Promise<typeof import('oidc-provider')> {
  if (typeof URL.parse !== 'function') {
    Object.assign(URL, {
      parse: (url: string, base?: string) => (URL.canParse(url, base) ? new URL(url, base) : null),
    });
  }
  const { warn } = console;
  console.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).includes('Unsupported runtime')) warn(...parts);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
