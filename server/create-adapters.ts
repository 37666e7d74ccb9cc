import { createCountryOf } from './adapters/country.ts';
import { createGlyphCheck } from './adapters/pdf/glyph-coverage.ts';
import { createPdfRenderer, PdfError } from './adapters/pdf/pdf-renderer.ts';
import { addressOfPostalCode } from './adapters/postal-codes.ts';
import { isPublicHoliday } from './adapters/public-holidays.ts';
import { createUploadReader } from './adapters/uploads/upload-reader.ts';
import type { Adapters } from './core/calls/context.ts';
import { DomainError, fieldError } from '../domain/error-codes.ts';
import { IdentityAdminError, type IdentityAdmin } from './identity/sign-up-client.ts';

/** What the identity provider refuses of a sign-up, in our own words. */
function refusedSignUp(error: unknown): never {
  if (!(error instanceof IdentityAdminError)) throw error;
  if (error.reason === 'invalid_email') throw fieldError('user[email]', 'invalid_email');
  if (error.reason === 'weak_password') throw fieldError('user[password]', 'longer6');
  if (error.reason === 'guessable_password') throw fieldError('user[password]', 'guessable_password');
  if (error.reason === 'too_many_requests') throw new DomainError('too_many_requests');
  throw new DomainError('temporarily_unavailable');
}

/** What is wrong with the input of a resume, in our own words. */
function refusedPrint(error: unknown): never {
  if (error instanceof PdfError && error.code === 'broken_photo') throw new DomainError('photo_unreadable');
  throw error;
}

interface AdapterOptions {
  files: Adapters['files'];
  fontsDir: string;
  templatesDir: string;
  pdfWorkers: number;
  /** Null: the country database that comes with the packages. */
  geoIpPath: string | null;
  issuer: string;
  /** Origin of the product, for the links of a mail. */
  baseUrl: string;
  identityAdmin: IdentityAdmin;
}

/** The adapters of the outside world, put together behind the one interface that commands know. */
export function createAdapters(options: AdapterOptions): Adapters & { close(): Promise<void> } {
  const pdf = createPdfRenderer({
    fontsDir: options.fontsDir,
    templatesDir: options.templatesDir,
    workers: options.pdfWorkers,
  });
  const uploads = createUploadReader();
  return {
    baseUrl: options.baseUrl,
    unprintable: createGlyphCheck(options.fontsDir),
    renderResume: (...input) => pdf.renderResume(...input).catch(refusedPrint),
    renderCareerHistory: (...input) => pdf.renderCareerHistory(...input).catch(refusedPrint),
    files: options.files,
    faceImage: uploads.faceImage,
    publicImage: uploads.publicImage,
    resumeFileType: uploads.resumeFileType,
    async createAccount(account) {
      const created = await options.identityAdmin.createAccount(account).catch(refusedSignUp);
      return created === 'exists' ? 'exists' : { iss: options.issuer, sub: created.sub };
    },
    addressOfPostalCode,
    isPublicHoliday,
    countryOf: options.geoIpPath ? createCountryOf(options.geoIpPath) : createCountryOf(),
    async close() {
      await Promise.all([pdf.close(), uploads.close()]);
    },
  };
}
