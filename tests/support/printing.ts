import { printNextVersion } from '../../server/features/resumes/effects/print-versions.ts';
import { silent } from '../worker/world.ts';
import type { TestApi } from './api.ts';

/** Prints all resumes waiting to be printed, as the worker does. */
export async function printResumes(api: TestApi, renderResume = api.adapters.renderResume): Promise<void> {
  const { sequelize, clock } = api;
  const { files } = api.adapters;
  while (await printNextVersion({ sequelize, files, renderResume, now: () => clock.now, logger: silent }));
}
