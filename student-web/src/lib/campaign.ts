import { CAMPAIGN_REFRESH_MINUTES, RANDOM_HASH_LENGTH } from '../../../domain/constants.ts';

/** Where a visit came from (the utm parameters of its first address) and where it began. */
export interface Campaign {
  name: string | null;
  source: string | null;
  term: string | null;
  medium: string | null;
  content: string | null;
  landing_page: string;
  /** ISO instant. */
  created_at: string;
}

/** Ranks of the sign-up state: it can only move to a lower one (specification section 4). */
export const SIGN_UP_RANKS = { hf_member: 1, signed_up: 2, not_signed_up: 3 } as const;
export type SignUpState = keyof typeof SIGN_UP_RANKS;

/** What is kept in the browser of campaigns (specification section 3, local persistence). */
export interface CampaignData {
  first: Campaign;
  latest: Campaign;
  /** ISO instant of the last page; a new visit begins 30 minutes after it. */
  seen_at: string;
  sign_up_state: SignUpState;
  /** Names this browser in the page views; staff register theirs. */
  analytics_id: string;
}

const isCampaign = (value: unknown): value is Campaign =>
  typeof (value as Campaign | null)?.landing_page === 'string' &&
  typeof (value as Campaign).created_at === 'string';

/** What a browser has kept; null when that is nothing, or not in this form (somebody or something changed it). */
export function parseCampaignData(text: string | null): CampaignData | null {
  let data: Partial<CampaignData> | null;
  try {
    data = JSON.parse(text ?? 'null') as Partial<CampaignData> | null;
  } catch {
    return null;
  }
  const isWhole =
    isCampaign(data?.first) &&
    isCampaign(data.latest) &&
    Number.isFinite(Date.parse(data.seen_at ?? '')) &&
    Object.hasOwn(SIGN_UP_RANKS, data.sign_up_state ?? '') &&
    typeof data.analytics_id === 'string';
  return isWhole ? (data as CampaignData) : null;
}

interface Visit {
  path: string;
  search: string;
  now: Date;
  /** Makes the analytics id of a browser that has none. */
  randomHash(): string;
}

const LONGEST = 255;
const NAMES = ['name', 'source', 'term', 'medium', 'content'] as const;
const PARAMETERS = {
  name: 'utm_campaign',
  source: 'utm_source',
  term: 'utm_term',
  medium: 'utm_medium',
  content: 'utm_content',
};

function campaignOf({ path, search, now }: Visit): Campaign {
  const parameters = new URLSearchParams(search);
  const named = Object.fromEntries(
    NAMES.map((name) => [name, parameters.get(PARAMETERS[name])?.slice(0, LONGEST) || null]),
  ) as Record<(typeof NAMES)[number], string | null>;
  return { ...named, landing_page: path, created_at: now.toISOString() };
}

/** Adds one page to what is known: the first campaign stays, the latest changes only after 30 idle minutes. */
export function visited(known: CampaignData | null, visit: Visit): CampaignData {
  const seen_at = visit.now.toISOString();
  if (!known) {
    const first = campaignOf(visit);
    return {
      first,
      latest: first,
      seen_at,
      sign_up_state: 'not_signed_up',
      analytics_id: visit.randomHash(),
    };
  }
  const idle = visit.now.getTime() - new Date(known.seen_at).getTime();
  const isNewVisit = idle > CAMPAIGN_REFRESH_MINUTES * 60_000;
  return { ...known, seen_at, ...(isNewVisit && { latest: campaignOf(visit) }) };
}

/** The state moves to a lower rank only; staff stay staff. */
export function movedTo(known: CampaignData, state: SignUpState): CampaignData {
  const isLower = SIGN_UP_RANKS[state] < SIGN_UP_RANKS[known.sign_up_state];
  return isLower ? { ...known, sign_up_state: state } : known;
}

/** Sixteen letters and digits, from the browser's own randomness. */
export function randomHash(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_HASH_LENGTH / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Prefixed<P extends string> = Record<`${P}${(typeof NAMES)[number]}`, string | null>;

function prefixed<P extends string>(prefix: P, campaign: Campaign): Prefixed<P> {
  return Object.fromEntries(NAMES.map((name) => [prefix + name, campaign[name]])) as Prefixed<P>;
}

/** `latest_campaign_*` of a page view. */
export const latestCampaign = ({ latest }: CampaignData) => prefixed('latest_campaign_', latest);

/** `apply_campaign_*` of an application. */
export const applyCampaign = ({ latest }: CampaignData) => ({
  ...prefixed('apply_campaign_', latest),
  apply_landing_page: latest.landing_page,
});

/** Analytics data of a sign-up: the first visit's campaign and the one that led here. */
export const signUpAnalytics = ({ first, latest }: CampaignData) => ({
  ...prefixed('first_visit_campaign_', first),
  first_visit_created_at: first.created_at,
  first_visit_landing_page: first.landing_page,
  ...prefixed('signup_campaign_', latest),
  signup_created_at: latest.created_at,
  signup_landing_page: latest.landing_page,
});
