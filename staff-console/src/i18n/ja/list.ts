import type { Translated } from '../messages.ts';
import type * as en from '../en/list.ts';

export const list: Translated<typeof en.list> = {
  every: 'すべて',
  clear_search: '検索語を消す',
  clear_filters: '条件をすべて外す',
  no_match: '条件に合うものはありません。',
  count: '%{count}件 |||| %{count}件',
  count_capped: '%{count}件以上',
  per_page: '表示件数',
  order: '並び順',
  usual_order: '標準の並び順',
  columns: '表示項目',
  usual_columns: '標準の項目に戻す',
  views: '保存した表示',
  views_hint:
    '今の絞り込み・並び順・表示項目に名前をつけて、この端末に保存します。共有するときは、このページのアドレスを送ってください。',
  view_name: '表示の名前',
  save_view: 'この表示を保存',
  remove_view: '削除',
  remove_view_of: '「%{name}」を削除',
  rename_view: '名前を変更',
  rename_view_of: '「%{name}」の名前を変更',
  new_name_of: '「%{name}」の新しい名前',
  save_name: '名前を保存',
  view_exists: 'この名前の表示はすでにあります。',
  export: 'CSVをダウンロード',
  exporting: 'ダウンロード中…',
  selection: '選択した行',
  choose_row: '%{name}を選択',
  choose_page: 'このページの行をすべて選択',
  chosen: '%{smart_count}件を選択中 |||| %{smart_count}件を選択中',
  clear_selection: '選択を解除',
};

export const bulk: Translated<typeof en.bulk> = {
  checking: '変更内容を確認しています…',
  lines: '対象ごとの変更内容',
  who: '対象',
  what: '変更内容',
  skipped: '対象外：%{why}',
  would: '%{smart_count}件を変更します。 |||| %{smart_count}件を変更します。',
  done: '%{smart_count}件を変更しました。 |||| %{smart_count}件を変更しました。',
  and_skipped: '%{smart_count}件は対象外です。 |||| %{smart_count}件は対象外です。',
  undo: '元に戻す',
  undone: '元に戻しました。',
  undone_some: '%{smart_count}件を元に戻しました。 |||| %{smart_count}件を元に戻しました。',
  left: '%{smart_count}件は元に戻せませんでした。 |||| %{smart_count}件は元に戻せませんでした。',
  not_undone: '元に戻せません：%{why}',
  close: '閉じる',
  cancel: 'キャンセル',
};

export const menu: Translated<typeof en.menu> = {
  work: '業務',
  people: '人',
  jobs: '求人',
  content: 'コンテンツ',
  mail: 'メール',
  system: 'システム',
};
