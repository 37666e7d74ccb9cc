import { createCountryOf } from './adapters/country.ts';
import { faceImage } from './adapters/face-image.ts';
import { createGlyphCheck } from './adapters/pdf/glyph-coverage.ts';
import { createPdfRenderer } from './adapters/pdf/pdf-renderer.ts';
import type { Outside } from './api/context.ts';
import type { IdentityAdmin } from './identity/sign-up-client.ts';

interface OutsideOptions {
  files: Outside['files'];
  fontsDir: string;
  templatesDir: string;
  pdfWorkers: number;
  /** Null: the country database that comes with the packages. */
  geoIpPath: string | null;
  issuer: string;
  identityAdmin: IdentityAdmin;
}

/** The adapters of the outside world, put together behind the one interface that commands know. */
export function createOutside(options: OutsideOptions): Outside & { close(): Promise<void> } {
  const pdf = createPdfRenderer({
    fontsDir: options.fontsDir,
    templatesDir: options.templatesDir,
    workers: options.pdfWorkers,
  });
  return {
    unprintable: createGlyphCheck(options.fontsDir),
    renderResume: (document, photo) => pdf.renderResume(document, photo),
    files: options.files,
    faceImage,
    async createAccount(account) {
      const created = await options.identityAdmin.createAccount(account);
      return created === 'exists' ? 'exists' : { iss: options.issuer, sub: created.sub };
    },
    countryOf: options.geoIpPath ? createCountryOf(options.geoIpPath) : createCountryOf(),
    close: () => pdf.close(),
  };
}
