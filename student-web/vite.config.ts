import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the student app into dist/student-web. During `vite` alone the API is taken from the running server. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react()],
  build: {
    outDir: '../dist/student-web',
    emptyOutDir: true,
    manifest: true,
    // The security policy allows no data: scripts, and a small file of its own is cached as well.
    assetsInlineLimit: 0,
  },
});
