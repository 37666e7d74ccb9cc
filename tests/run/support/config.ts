import { ConfigError, loadConfig } from '../../../server/config.ts';

/** The variables of a complete tenant. */
export const tenant = {
  AUTH0_DOMAIN: 'tenant.example.com',
  AUTH0_CLIENT_ID: 'client',
  AUTH0_AUDIENCE: 'https://api.example.com/',
};

export const development = { TABIDACHI_PROFILE: 'development' };

/** What a start with these variables is refused for, one line each; empty when it is not. */
export function linesOf(variables: Record<string, string | undefined>): readonly string[] {
  try {
    loadConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}
