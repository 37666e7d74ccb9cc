import type { ApplyRefusal } from '../../applying.ts';
import type { EventApplyRefusal } from '../../event-application.ts';

export const applyingMessages: Record<ApplyRefusal | EventApplyRefusal, string> = {
  already_applied: 'この求人にはすでに応募しています。',
  reapply_later: 'この求人には、{day}から再び応募できます。',
  already_applied_event: 'このイベントにはすでに申し込んでいます。',
  recruitment_closed: 'この求人の募集は終了しました。',
  outside_appliable_term: 'この企業は現在応募を受け付けていません。',
  applies_elsewhere: '応募・申し込みは別のページで受け付けています。',
  deadline_over: '申込期限を過ぎています。',
  resume_file_missing: 'このイベントには履歴書ファイルが必要です。先にアップロードしてください。',
};
