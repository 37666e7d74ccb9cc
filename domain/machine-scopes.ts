/** What an API key may do, by meaning. A resource says which of its requests are open to which scope. */
export const MACHINE_SCOPES = ['read_jobs', 'read_applications', 'import_jobs'] as const;
export type MachineScope = (typeof MACHINE_SCOPES)[number];
