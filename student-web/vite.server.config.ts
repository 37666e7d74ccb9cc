import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the same pages for rendering on the server, into dist/student-web-server. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Bundled, so that nothing depends on how Node reads a package that has both kinds of modules.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: '../dist/student-web-server',
    emptyOutDir: true,
    copyPublicDir: false,
  },
});
