import { foldName } from './fold.ts';

/** Left out where something else is left: what every search may have. */
const FILLERS = new Set(
  [
    'job jobs work works working worker company companies position positions vacancy opening openings career employment place places',
    'in at on for from to the a an of and or with as that which is are be been where who what how near nearby around any some all only just also too very',
    'i me my we you your it its im want wants would like looking look search searching find need needs needed can could do does have has having give gives get getting there this',
    'language languages studied study major majored bring own people welcome able new other others more many much most lot lots too between about something anything please plz pls good nice best great japan ok okay yes allowed allow available possible possibly required require requirement requirements',
    'speak speaking speaker speakers use using used able level apply applying hiring hire student students foreigner foreigners international people person free',
    '求人 募集 仕事 職場 会社 日本 場所 人 学生 私 僕 方 時 事 もの の が で に を と も は へ や か から まで より です ます だ',
    'したい たい ください 下さい 探しています 探してる 探す 欲しい ほしい いい 良い よい お願いします ある あり 有り あれば ok 可 可能 歓迎 できる 出来る でも だけ レベル 希望 使う 使える 使って 働く 働ける 働きたい する している',
    'がある ができる が使える を使う を使える で働く で働きたい に住む な したいです が欲しい がほしい がいい のある の仕事 のしごと しごと さん 系 くらい 程度 以上 以下 だけでいい でもいい でもok も可',
    'việc làm công tuyển dụng tôi em mình muốn tìm kiếm cần ở có và cho của tại nhật bản được với các những một là không gian nơi biết nói dùng sử dụng gần lương bằng từ để',
    'cty thôi thoi nha nhé ạ viec lam cong ty tim o co va cho cua tai nhat ban can muon duoc',
    '工作 招聘 公司 日本 的 想 找 想找 我 可以 可 有 在 能 会 需要 要 求 和 채용 구인 회사 일본 일 일자리 있는 가능 가능한 좋은 찾아요 구해요 원해요 되는 하는 싶어요 싶습니다 곳 및',
    'shigoto kyujin kaisha dake ga wa wo ni de to mo ka hoshii ii dekiru aru ari hataraku hatarakitai shitai sagashite onegai desu nihon toka nado demo',
    'とか など とか、 あたり だけど けど から です。 よ ね かな って 使いたい 住みたい 行きたい なりたい やりたい 入りたい 学びたい もらえる ほうが 方がいい ところ 所 関わる 活かす 生かす 活かせる という 系 関係 関連 募集中',
    'работа работу ищу хочу в на с и для по que qui une un des les du il y a ou où plus moins os as um uma do da dos das los las el la',
    'kerja pekerjaan lowongan di ke yang dan untuk dengan bisa ada saya mau cari jepang',
    'trabalho vaga emprego em no para com quero travail emploi au à en avec pour je cherche trabajo en para con quiero',
  ]
    .join(' ')
    .split(' ')
    .map((word) => foldName(word)),
);

/** Whether a folded word says nothing of what is looked for. */
export const isFiller = (text: string): boolean => FILLERS.has(text);
