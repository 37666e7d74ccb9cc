import { createCountryOf } from './adapters/country.ts';
import { createGlyphCheck } from './adapters/pdf/glyph-coverage.ts';
import { createPdfRenderer, PdfError } from './adapters/pdf/pdf-renderer.ts';
import { addressOfPostalCode } from './adapters/postal-codes.ts';
import { isPublicHoliday } from './adapters/public-holidays.ts';
import { createReadings } from './adapters/readings/readings.ts';
import { createSheets } from './adapters/sheets/sheets.ts';
import { createUploadReader } from './adapters/uploads/upload-reader.ts';
import type { Adapters } from './core/calls/context.ts';
import { DomainError, fieldError } from '../domain/error-codes.ts';
import { IdentityAdminError, type IdentityAdmin } from './identity/sign-up-client.ts';
import type { Figures } from './observing/figures.ts';
import type { Tracing } from './observing/tracing.ts';

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
  mayWebhooksStayInside: boolean;
  identityAdmin: IdentityAdmin;
  figures: Figures;
  tracing: Tracing;
}

/** The adapters of the outside world, put together behind the one interface that commands know. */
export function createAdapters(options: AdapterOptions): Adapters & { close(): Promise<void> } {
  const pdf = createPdfRenderer({
    fontsDir: options.fontsDir,
    templatesDir: options.templatesDir,
    workers: options.pdfWorkers,
  });
  const { figures, tracing } = options;
  const printed = (document: string, print: () => Promise<Uint8Array>) =>
    tracing.span(`print ${document}`, {}, () => figures.printed(document, print)).catch(refusedPrint);
  const uploads = createUploadReader();
  const readings = createReadings();
  const sheets = createSheets();
  return {
    baseUrl: options.baseUrl,
    mayWebhooksStayInside: options.mayWebhooksStayInside,
    unprintable: createGlyphCheck(options.fontsDir),
    renderResume: (...input) => printed('resume', () => pdf.renderResume(...input)),
    renderCareerHistory: (...input) => printed('career_history', () => pdf.renderCareerHistory(...input)),
    renderActivityReport: (document) => printed('activity_report', () => pdf.renderActivityReport(document)),
    files: options.files,
    faceImage: uploads.faceImage,
    publicImage: uploads.publicImage,
    resumeFileType: uploads.resumeFileType,
    cvText: uploads.cvText,
    sheets,
    async createAccount(account) {
      const created = await options.identityAdmin.createAccount(account).catch(refusedSignUp);
      return created === 'exists' ? 'exists' : { iss: options.issuer, sub: created.sub };
    },
    addressOfPostalCode,
    readings: readings.readings,
    isPublicHoliday,
    countSearch: figures.searched,
    countReplicaFailure: figures.replicaFailed,
    countryOf: options.geoIpPath ? createCountryOf(options.geoIpPath) : createCountryOf(),
    async close() {
      await Promise.all([pdf.close(), uploads.close(), readings.close(), sheets.close()]);
    },
  };
}
