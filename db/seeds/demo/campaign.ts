/** The columns of one visit's campaign: an invented one, by where its link stood. */
export const demoCampaign = (prefix: 'first_visit' | 'signup' | 'apply', source: string) => ({
  [`${prefix}_campaign_name`]: 'autumn-fair',
  [`${prefix}_campaign_source`]: source,
  [`${prefix}_campaign_term`]: 'visa-supported-jobs',
  [`${prefix}_campaign_medium`]: 'email',
  [`${prefix}_campaign_content`]: 'first-button',
});
