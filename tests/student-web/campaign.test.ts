import {
  applyCampaign,
  latestCampaign,
  movedTo,
  parseCampaignData,
  randomHash,
  signUpAnalytics,
  visited,
} from '../../student-web/src/lib/campaign.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 3, minutes));
const visit = (minutes: number, search = '', path = '/recruitments/1') =>
  ({ path, search, now: at(minutes), randomHash: () => 'f'.repeat(16) }) as const;

const SPRING = '?utm_campaign=spring&utm_source=school&utm_medium=mail&utm_term=n2&utm_content=a';
const first = visited(null, visit(0, SPRING));

describe('campaigns', () => {
  test('the first page of a browser gives the first and the latest campaign', () => {
    expect(first.first).toEqual({
      name: 'spring',
      source: 'school',
      medium: 'mail',
      term: 'n2',
      content: 'a',
      landing_page: '/recruitments/1',
      created_at: at(0).toISOString(),
    });
    expect(first.latest).toEqual(first.first);
    expect(first).toMatchObject({ sign_up_state: 'not_signed_up', analytics_id: 'f'.repeat(16) });
  });

  test('another campaign within 30 minutes of the last page changes nothing but the time', () => {
    const later = visited(visited(first, visit(29)), visit(58, '?utm_campaign=summer'));
    expect(later.latest.name).toBe('spring');
    expect(later.seen_at).toBe(at(58).toISOString());
  });

  test('after more than 30 idle minutes the latest is a new one; the first stays', () => {
    expect(visited(first, visit(30, '?utm_campaign=summer')).latest.name).toBe('spring');
    const later = visited(first, visit(31, '?utm_campaign=summer', '/events'));
    expect(later.latest).toMatchObject({ name: 'summer', source: null, landing_page: '/events' });
    expect(later.first.name).toBe('spring');
    expect(later.analytics_id).toBe(first.analytics_id);
  });

  test('a visit without a campaign is one too, and over-long names are cut', () => {
    expect(visited(first, visit(90)).latest.name).toBeNull();
    expect(visited(null, visit(0, `?utm_source=${'x'.repeat(999)}`)).first.source).toHaveLength(255);
  });

  test('the sign-up state moves to a lower rank only, and staff stay staff', () => {
    const signedUp = movedTo(first, 'signed_up');
    expect(signedUp.sign_up_state).toBe('signed_up');
    expect(movedTo(signedUp, 'not_signed_up').sign_up_state).toBe('signed_up');
    const staff = movedTo(signedUp, 'hf_member');
    expect(movedTo(staff, 'signed_up').sign_up_state).toBe('hf_member');
  });

  test('what is kept is read again, and anything else is as if nothing were kept', () => {
    expect(parseCampaignData(JSON.stringify(first))).toEqual(first);
    const { latest: _gone, ...half } = first;
    for (const text of [null, '', '{', 'null', '[]', '"x"', JSON.stringify(half)])
      expect(parseCampaignData(text)).toBeNull();
    for (const change of [{ seen_at: 'soon' }, { sign_up_state: 'toString' }, { analytics_id: 7 }])
      expect(parseCampaignData(JSON.stringify({ ...first, ...change }))).toBeNull();
  });

  test('calls get them under the names of the specification', () => {
    expect(latestCampaign(first)).toMatchObject({
      latest_campaign_name: 'spring',
      latest_campaign_content: 'a',
    });
    expect(applyCampaign(first)).toMatchObject({
      apply_campaign_source: 'school',
      apply_landing_page: '/recruitments/1',
    });
    const analytics = signUpAnalytics(visited(first, visit(31, '?utm_campaign=summer')));
    expect(analytics).toMatchObject({
      first_visit_campaign_name: 'spring',
      signup_campaign_name: 'summer',
      first_visit_created_at: at(0).toISOString(),
    });
  });

  test('a random hash has 16 letters and digits and does not repeat', () => {
    expect(randomHash()).toMatch(/^[0-9a-f]{16}$/);
    expect(randomHash()).not.toBe(randomHash());
  });
});
