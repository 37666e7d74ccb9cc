// Jest loads its global files outside of its own transform, so tsx reads the TypeScript for this process.
import { register } from 'tsx/esm/api';

export default async function globalSetup() {
  const unregister = register();
  try {
    const { startTestServer } = await import('./global-setup.ts');
    globalThis.__stopTestServer = await startTestServer();
  } finally {
    await unregister();
  }
}
