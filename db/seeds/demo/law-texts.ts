import type { DemoCompany, DemoConditions, DemoJob, Text } from './types.ts';
import { yen } from './texts.ts';

/**
 * What a job ad must state by law (Employment Security Act art. 5-3 and its rule 4-2, as revised April 2024),
 * in the words of each company. `turn` is the company's place in the list: neighbours phrase things differently.
 */

function pick(texts: readonly Text[], turn: number): Text {
  return texts[turn % texts.length]!;
}

export function dutiesScopeOfChange(job: DemoJob, turn: number): Text {
  if (job.fixedTerm) return ['変更なし', 'No change.', 'Không thay đổi.'];
  return pick(
    [
      ['会社の定める業務', 'Any work the company assigns.', 'Công việc do công ty quy định.'],
      [
        '本人の希望と適性により、当社の行う業務全般に変更することがあります',
        'May change to other work of the company, according to your wishes and aptitude.',
        'Có thể thay đổi sang công việc khác của công ty theo nguyện vọng và năng lực.',
      ],
      [
        '同じ職種の範囲内（他職種への変更は本人の同意がある場合に限る）',
        'Within the same kind of work; another kind only with your consent.',
        'Trong phạm vi cùng loại công việc; đổi loại công việc chỉ khi bạn đồng ý.',
      ],
      [
        '当初5年間は変更なし。その後は会社の定める業務',
        'No change in the first five years; after that any work the company assigns.',
        'Không thay đổi trong 5 năm đầu; sau đó là công việc do công ty quy định.',
      ],
    ],
    turn,
  );
}

export function workplaceScopeOfChange(company: DemoCompany, job: DemoJob, turn: number): Text {
  if (job.career)
    return [
      '会社の定める国内外の事業所（海外の拠点を含む）',
      'Any place of work of the company in Japan and abroad, its overseas offices included.',
      'Các cơ sở trong và ngoài nước do công ty quy định, gồm cả văn phòng nước ngoài.',
    ];
  if (company.offices.length > 1)
    return [
      '会社の定める国内の事業所（転居を伴う異動は本人と相談のうえ決定）',
      'Any place of work of the company in Japan; a transfer that means moving house is settled together with you.',
      'Các cơ sở trong nước do công ty quy định (chuyển nơi ở sẽ trao đổi trước với bạn).',
    ];
  return pick(
    [
      [
        '変更なし（転勤はありません）',
        'No change; there are no transfers.',
        'Không thay đổi (không chuyển công tác).',
      ],
      [
        '会社の定める場所（在宅勤務を行う自宅を含む）',
        'A place the company decides, your home when working from home included.',
        'Địa điểm do công ty quy định, gồm cả nhà riêng khi làm việc tại nhà.',
      ],
      ['同じ都道府県内の事業所', 'Places of work within the same prefecture.', 'Các cơ sở trong cùng tỉnh.'],
    ],
    turn,
  );
}

export const contractPeriod: Text = [
  '1年（入社日から翌年の同日の前日まで）',
  'One year from the day of joining.',
  'Một năm kể từ ngày vào làm.',
];

export const renewalStandard: Text = [
  '契約期間は1年。契約満了時の業務量、勤務成績・態度、能力、法人の経営状況により判断し、更新する場合があります',
  'The term is one year. It may be renewed, depending on the amount of work, performance, conduct, ability and the state of the organisation at its end.',
  'Hợp đồng 1 năm, có thể gia hạn tùy khối lượng công việc, kết quả, thái độ, năng lực và tình hình kinh doanh khi hết hạn.',
];

export const renewalLimit: Text = [
  '更新は最大4回（通算契約期間5年）まで。無期転換の申込みは法令どおり受け付けます',
  'At most four renewals (five years in all). Applications to change to an indefinite contract are taken as the law provides.',
  'Gia hạn tối đa 4 lần (tổng cộng 5 năm). Tiếp nhận đề nghị chuyển sang hợp đồng vô thời hạn theo luật.',
];

export function probation(months: number): Text {
  if (months === 0) return ['試用期間なし', 'No probation.', 'Không có thử việc.'];
  return [
    `試用期間${months}か月（期間中の労働条件は本採用後と同じ）`,
    `${months} months of probation on the same conditions.`,
    `Thử việc ${months} tháng với điều kiện như khi làm chính thức.`,
  ];
}

export function overtime(conditions: DemoConditions, fixed: DemoJob['fixedOvertime']): Text {
  const average: Text = [
    `時間外労働あり（月平均${conditions.overtime}時間）。割増賃金を1分単位で支給`,
    `Overtime: ${conditions.overtime} hours a month on average, paid with the legal premium by the minute.`,
    `Làm thêm trung bình ${conditions.overtime} giờ mỗi tháng, trả phụ trội theo từng phút.`,
  ];
  if (!fixed) return average;
  const [hours, amount] = fixed;
  return [
    `時間外労働あり（月平均${conditions.overtime}時間）。固定残業代${yen(amount)}円（${hours}時間分）を基本給とは別に毎月支給し、${hours}時間を超える時間外労働分は追加で支給`,
    `Overtime: ${conditions.overtime} hours a month on average. Fixed overtime pay of ${yen(amount)} yen for ${hours} hours is paid every month on top of the base; work beyond ${hours} hours is paid in addition.`,
    `Làm thêm trung bình ${conditions.overtime} giờ mỗi tháng. Ngoài lương cơ bản, trả cố định ${yen(amount, '.')} yên cho ${hours} giờ làm thêm; phần vượt quá được trả thêm.`,
  ];
}

const weeks: Record<DemoConditions['days'], Text> = {
  weekends: [
    '完全週休2日制（土・日）、祝日、夏季休暇、年末年始休暇',
    'Saturdays, Sundays and public holidays, summer and New Year holidays',
    'Thứ Bảy, Chủ nhật, ngày lễ, nghỉ hè, nghỉ năm mới',
  ],
  calendar: [
    '週休2日制（会社カレンダーによる。土曜出勤の月あり）、夏季・年末年始・大型連休',
    'Two days a week by the company calendar (with a working Saturday in some months), long holidays in spring, summer and New Year',
    'Nghỉ 2 ngày mỗi tuần theo lịch công ty (có tháng làm thứ Bảy), nghỉ dài mùa xuân, mùa hè và năm mới',
  ],
  shift: [
    'シフト制で週2日（月8〜9日）、希望休の申請可、連続休暇制度あり',
    'Two days a week by turns (eight or nine a month); wishes are heard, and a longer leave in a row can be taken',
    'Nghỉ 2 ngày mỗi tuần theo ca (8–9 ngày mỗi tháng), được đăng ký ngày nghỉ mong muốn',
  ],
};

export function holidays(conditions: DemoConditions): Text {
  const [ja, en, vi] = weeks[conditions.days];
  const { holidays: days } = conditions;
  return [
    `${ja}。年間休日${days}日。年次有給休暇は入社6か月後に10日`,
    `${en}. ${days} days off a year. Ten days of paid leave after six months.`,
    `${vi}. Tổng ${days} ngày nghỉ mỗi năm. 10 ngày phép có lương sau 6 tháng.`,
  ];
}

export const smoking: Record<DemoConditions['smoking'], Text> = {
  none_inside: [
    '屋内禁煙（屋外に喫煙場所あり）',
    'No smoking indoors; there is a place outside.',
    'Cấm hút thuốc trong nhà, có khu hút thuốc ngoài trời.',
  ],
  smoking_room: [
    '屋内原則禁煙（喫煙専用室あり）',
    'No smoking indoors except in a smoking room.',
    'Cấm hút thuốc trong nhà, có phòng hút thuốc riêng.',
  ],
  none_on_site: [
    '敷地内すべて禁煙',
    'No smoking anywhere on the premises.',
    'Cấm hút thuốc trong toàn bộ khuôn viên.',
  ],
};

export const insurances: Text = [
  '健康保険、厚生年金保険、雇用保険、労災保険に加入',
  'Health insurance, employees’ pension, employment insurance and accident compensation insurance.',
  'Tham gia bảo hiểm y tế, hưu trí, việc làm và tai nạn lao động.',
];

/** Only the exception of item 3 (a): an indefinite contract, no experience asked, to build a long career. */
export function ageLimitReason(age: number): Text {
  return [
    `${age}歳以下。長期勤続によるキャリア形成を図るため、期間の定めのない労働契約で若年者等を募集（労働施策総合推進法施行規則第1条の3第1項第3号イ。職業経験は問いません）`,
    `Up to ${age}: an indefinite contract for young people, without asking for experience, to build a career over long service (exception of rule 1-3, paragraph 1, item 3 (a) of the act on comprehensive promotion of labour policies).`,
    `Đến ${age} tuổi: hợp đồng không thời hạn cho người trẻ, không yêu cầu kinh nghiệm, nhằm phát triển sự nghiệp lâu dài (ngoại lệ theo quy định tại mục 3 (a)).`,
  ];
}

export function modelSalary(base: number, fixed: DemoJob['fixedOvertime']): Text {
  const commuting = 12_000;
  const total = base + (fixed?.[1] ?? 0) + commuting;
  const ja = fixed
    ? `基本給${yen(base)}円＋固定残業代${yen(fixed[1])}円（${fixed[0]}時間分）`
    : `基本給${yen(base)}円`;
  const en = fixed
    ? `base ${yen(base)} + fixed overtime pay ${yen(fixed[1])} for ${fixed[0]} hours`
    : `base ${yen(base)}`;
  const vi = fixed
    ? `lương cơ bản ${yen(base, '.')} + làm thêm cố định ${yen(fixed[1], '.')} (${fixed[0]} giờ)`
    : `lương cơ bản ${yen(base, '.')}`;
  return [
    `大学卒・入社1年目の月収例：${yen(total)}円（${ja}＋通勤手当${yen(commuting)}円）`,
    `Example, bachelor in the first year: ${yen(total)} yen a month (${en} + commuting ${yen(commuting)}).`,
    `Ví dụ cử nhân năm đầu: ${yen(total, '.')} yên/tháng (${vi} + đi lại ${yen(commuting, '.')}).`,
  ];
}
