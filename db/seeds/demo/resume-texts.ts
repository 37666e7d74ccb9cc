import type { Written } from './answers.ts';

/**
 * The main student's further texts of the resume form, which are the same in each application. In the order
 * of the form: the strong point for the work, skills, and what else she is good at.
 */
export const studentTexts: Record<'why_good_at_job' | 'skill_pr' | 'about_special_skill', Written> = {
  why_good_at_job: [
    '分からないことを分からないままにしません。ゼミの聞き取りで、12社の言葉を表にして、違う意味を確認しました。',
    '私は、わからないことをそのままにせず確かめます。ゼミの聞き取り調査では、12社が使う言葉を一覧にし、意味の違いを一つずつ確認しました。',
  ],
  skill_pr: [
    'Excelで在庫の表を自動にしました。前は毎日40分かかりましたが、今は5分です。',
    'アルバイト先の在庫表をExcelの関数とピボットテーブルで自動化し、毎日40分かかっていた集計を5分に短縮しました。',
  ],
  about_special_skill: [
    '特技は通訳です。日本語学校で新入生60人に、生活の説明を通訳しました。',
    '特技は通訳です。日本語学校では、新入生60人への生活説明会でベトナム語の通訳を担当しました。',
  ],
};

/** Why she applies, for the form itself: shorter than the answer on the entry sheet. Keyed by company. */
export const studentMotives: Record<string, Written> = {
  aobato: [
    '日本とベトナムの間で、人の言葉と考えを正しく伝える仕事がしたいです。貴社の毎朝の打ち合わせの話を聞いて、ここで働きたいと思いました。',
    '日本とベトナムの間で、言葉と考え方を正確に伝える仕事がしたいと考えています。毎朝両国のチームが話し合う貴社の働き方を知り、志望しました。',
  ],
  komugi: [
    '食べ物で国をつなぐ仕事がしたいです。ハラール麺の輸出はその仕事だと思いました。',
    '食を通して国と国をつなぐ仕事がしたいと考えています。貴社のハラール麺の輸出に、その姿を見て志望しました。',
  ],
  shiomidani: [
    '生産者と日本の食卓をつなぐ仕事に興味があります。私の国の胡椒を知っています。',
    '生産者と日本の食卓をつなぐ仕事に関心があります。母国の胡椒農家の事情を知る者として、産地に足を運ぶ貴社で働きたいです。',
  ],
  hidamari: [
    '部屋を探す人の不安がわかるので、助けたいです。',
    '部屋探しの不安を経験した者として、同じ立場の方の力になりたいと考え、志望しました。',
  ],
};

/** Why that kind of work, by student. */
export const careerMotives: Record<string, Written> = {
  tanvir: [
    '港で2年働いて、機械が農家に届く前の手続きがいちばん大事だと分かりました。だから貿易事務ではなく、海外営業をしたいです。',
    '港での2年間の実務を通して、機械が農家に届くまでの手続きの大切さを知りました。その経験を生かし、取引先と直接向き合う海外営業の仕事を志望しています。',
  ],
};
