import { instant } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** One finished `npm run backup`; the archive itself lies elsewhere. */
export class Backup extends internalModel('backups', { finished_at: instant() }) {}
