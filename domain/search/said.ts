/** What only the texts of a job say, and what says the opposite. */
export const SAID: Readonly<Record<string, { yes: RegExp; no?: RegExp }>> = {
  visa_support: {
    yes: /(?:ビザ|在留(?:資格|手続))[^。\n]{0,15}(?:支援|サポート|取得|申請|変更|手続|補助|更新|費用)|visa (?:support|sponsor|assist|help)|(?:support|sponsor|help|assist)[^.\n]{0,30}visa|hỗ trợ[^.\n]{0,20}(?:visa|thị thực)/i,
  },
  beginner: {
    yes: /未経験(?:者)?(?:可|歓迎|OK|でも|から|の)|経験(?:は)?(?:不問|問いません)|経験のない方|no (?:prior |previous |work )?experience (?:is )?(?:needed|required|necessary)|beginners? (?:are )?welcome|không (?:cần|yêu cầu) kinh nghiệm/i,
  },
  remote: {
    yes: /在宅勤務|リモート(?:ワーク|勤務)|テレワーク|remote(?:ly| work)|from home|làm việc (?:từ xa|tại nhà)/i,
    no: /(?:在宅勤務|リモート(?:ワーク|勤務)|テレワーク)(?:は|も)?(?:なし|不可|ありません|できません)|no remote/i,
  },
  weekends_off: {
    yes: /土日(?:祝日?)?(?:は|が)?休|完全週休(?:二|2|２)日|weekends? (?:and (?:public )?holidays )?off|saturdays?,? (?:and )?sundays?|nghỉ (?:thứ bảy|thứ 7|cuối tuần)/i,
  },
  little_overtime: {
    yes: /残業(?:は)?(?:なし|ほとんど|少な)|(?:no|little|hardly any) overtime|(?:không|ít|hầu như không) (?:phải )?(?:tăng ca|làm thêm giờ)/i,
  },
  shifts: {
    yes: /シフト(?:制|勤務)|交(?:替|代)(?:制|勤務)|早番|遅番|(?:in|by|works?) (?:shifts|turns)|shift work|theo ca/i,
  },
  night_work: { yes: /夜勤|深夜勤務|夜間の?勤務|night (?:shift|duty|work)|ca đêm/i },
  family_support: {
    yes: /家族(?:寮|の呼び寄せ|帯同|向け)|家族ビザ|(?:bring|call|housing for) (?:your |their )?famil|family (?:housing|visa|dormitor)|đón gia đình|cho gia đình/i,
  },
  childcare: {
    yes: /育休|産休|育児休|保育|時短勤務|child ?care|(?:maternity|parental|paternity) leave|nghỉ thai sản/i,
  },
  trips_home: { yes: /一時帰国|帰国(?:旅費|休暇)|帰省旅費|home leave|trips? home|travel home|về nước/i },
  meals: {
    yes: /社員食堂|食事(?:付き|補助|手当)|まかない|賄い|[3３三]食|昼食補助|canteen|meals? (?:included|provided|support)|căng tin|bữa ăn/i,
  },
  commute_by_car: { yes: /(?:車|マイカー)通勤(?:可|OK|の駐車場)|commut(?:e|ing) by car|parking/i },
  side_job: { yes: /副業(?:可|OK|を認|を応援|制度)|side jobs? (?:are )?(?:allowed|welcome|ok)/i },
  japanese_lessons: {
    yes: /日本語(?:の)?(?:レッスン|学校の|授業|講座|（[^）]*）の研修|研修|教室)|japanese (?:class|lesson|course|training)|class in [^.\n]{0,25}japanese|lớp tiếng nhật/i,
  },
  certificates: {
    yes: /資格(?:取得)?(?:支援|学校|講座|手当|の受験料|・訓練費)|受験料|certificat(?:e|es|ion) (?:support|fees)/i,
  },
  english_used: {
    yes: /(?:社内|会議|仕事)[^。\n]{0,8}英語(?:で|を使|が公用)|英語で(?:働|仕事|会議|相談)|(?:meetings?|work|team|office)[^.\n]{0,20} in english|english[^.\n]{0,15}(?:office|team|at work|working language)/i,
  },
  foreign_colleagues: {
    yes: /外国籍|外国人(?:社員|スタッフ)|海外出身|か国(?:の|から)|from (?:\w+ )?countries|from abroad|international (?:team|staff|colleagues)|người nước ngoài/i,
  },
};

const NO_TRANSFERS = /転勤(?:は)?(?:なし|無し|ありません)|no transfers?/i;

/**
 * The facts that texts tell, in whatever language.
 * @param scope where one may have to work later
 */
export function saidFacts(texts: readonly string[], scope: readonly string[]): string[] {
  const all = texts.join('\n');
  const said = Object.entries(SAID).filter(([, { yes, no }]) => yes.test(all) && !no?.test(all));
  return [
    ...said.map(([fact]) => fact),
    ...(said.some(([fact]) => fact === 'night_work') ? [] : ['day_work']),
    ...(scope.some((text) => NO_TRANSFERS.test(text)) ? ['without_transfers'] : []),
  ];
}
