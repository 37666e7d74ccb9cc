export { applyingMessages as applying } from '../../../../server/domain/messages/applying/ja.ts';
