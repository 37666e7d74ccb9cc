import type { Sequelize } from 'sequelize';
import { sweepDocuments, type SweepOptions } from '../../../../db/read-documents.ts';
import { companyDocument } from '../../companies/views/company-document.ts';
import { recruitmentDocument } from '../views/recruitment-document.ts';

/** Companies first: one of them is read with many jobs. */
const KINDS = [companyDocument, recruitmentDocument];

/** Writes all read documents that are not as their sources are, for the worker. @returns how many */
export const sweepReadDocuments = (sequelize: Sequelize, options: SweepOptions = {}): Promise<number> =>
  sweepDocuments(sequelize, KINDS, options);
