import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { atOnce } from './build/early-requests.ts';
import { leanPackages } from './build/lean-packages.ts';
import { fileGroups } from './build/one-file.ts';

/** Builds the student app into dist/student-web. During `vite` alone the API is taken from the running server. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [atOnce(), leanPackages(), react()],
  build: {
    outDir: '../dist/student-web',
    emptyOutDir: true,
    manifest: true,
    // Every browser that can run the app preloads modules by itself.
    modulePreload: { polyfill: false },
    // The security policy allows no data: scripts, and a small file of its own is cached as well.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: fileGroups() },
      },
    },
  },
});
