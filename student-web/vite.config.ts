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
    rolldownOptions: {
      output: {
        // What every page needs comes as one file instead of twenty. Nothing that only some pages use
        // belongs here: a group is loaded whole.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|stylis|@emotion|@mui[\\/](system|styled-engine|material[\\/](styles|ButtonBase|Button|IconButton|SvgIcon|Typography|Container|Box|CssBaseline)))[\\/]/,
            },
          ],
        },
      },
    },
  },
});
