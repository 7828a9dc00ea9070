import { language } from './language.ts';
import type { Language } from './language.ts';

/** Languages told by their letters; of two with the same, the one with letters of its own comes first. */
export const eastern: readonly Language[] = [
  language(
    'Japanese',
    { letters: /[\p{sc=Hira}\p{sc=Kana}]/u },
    {
      reaction: `
      うなずいた。形式的に。
      パンフレットにはなかった。
      拍手はなかった。完璧だった。
      以上です。
      議事録には「沈黙」とある。
    `,
      nobody: `
      誰も： | 私：{prompt}
    `,
      versus: `
      計画 | 現実 | {Prompt} @clipboard
    `,
      stages: `
      疑い | 否認 | {Prompt}
    `,
      preference: `
      それ以外のすべて | {Prompt} @globe-showing-europe-africa
    `,
      chat: `
      グループ | {Prompt} | やっと誰かが言った。 | どなたですか。
    `,
      headline: `
      {Prompt} | 近所の人、カーテンを閉める
    `,
      documentary: `
      {Prompt} | 語り手は黙るために雇われている
    `,
      demotivator: `
      平静 | {Prompt}
    `,
      question: `
      私 | {Prompt} | これは何かの印ですか。 @face
    `,
      error: `
      エラー | {Prompt} | OK | それでも
    `,
    },
  ),
  language(
    'Korean',
    { letters: /\p{sc=Hang}/u },
    {
      reaction: `
      고개를 끄덕였다. 형식상.
      안내서에는 없던 내용이다.
      아무도 박수 치지 않았다. 완벽했다.
      질문 없습니다.
      회의록에는 침묵이라고 적혔다.
    `,
      nobody: `
      아무도: | 나: {prompt}
    `,
      versus: `
      계획 | 현실 | {Prompt} @clipboard
    `,
      stages: `
      의심 | 부인 | {Prompt}
    `,
      preference: `
      그 밖의 모든 것 | {Prompt} @globe-showing-europe-africa
    `,
      chat: `
      단체방 | {Prompt} | 드디어 누가 말했네. | 누구세요?
    `,
      headline: `
      {Prompt} | 이웃들 커튼을 닫다
    `,
      documentary: `
      {Prompt} | 해설자는 침묵하는 대가로 돈을 받는다
    `,
      demotivator: `
      평온 | {Prompt}
    `,
      question: `
      나 | {Prompt} | 이건 징조인가요? @face
    `,
      error: `
      오류 | {Prompt} | OK | 그래도
    `,
    },
  ),
  language(
    'Chinese',
    { letters: /\p{sc=Han}/u },
    {
      reaction: `
      我点了点头。走个流程。
      说明书上没写这个。
      没有人鼓掌。很完美。
      没有问题了。
      会议记录：沉默。
    `,
      nobody: `
      没有人： | 我：{prompt}
    `,
      versus: `
      计划 | 现实 | {Prompt} @clipboard
    `,
      stages: `
      怀疑 | 否认 | {Prompt}
    `,
      preference: `
      其他一切 | {Prompt} @globe-showing-europe-africa
    `,
      chat: `
      群聊 | {Prompt} | 终于有人说了。 | 您是哪位？
    `,
      headline: `
      {Prompt} | 邻居拉上了窗帘
    `,
      documentary: `
      {Prompt} | 旁白拿钱就是为了不说话
    `,
      demotivator: `
      淡定 | {Prompt}
    `,
      question: `
      我 | {Prompt} | 这是预兆吗？ @face
    `,
      error: `
      错误 | {Prompt} | OK | 照样
    `,
    },
  ),
  language(
    'Thai',
    { letters: /\p{sc=Thai}/u },
    {
      reaction: `
      พยักหน้าไปตามมารยาท
      ในโบรชัวร์ไม่ได้เขียนไว้
      ไม่มีใครปรบมือ สมบูรณ์แบบ
      ไม่มีคำถามแล้ว
      ในบันทึกการประชุม: ความเงียบ
    `,
      nobody: `
      ไม่มีใคร: | ฉัน: {prompt}
    `,
      versus: `
      แผน | สิ่งที่เกิดขึ้น | {Prompt} @clipboard
    `,
      stages: `
      สงสัย | ปฏิเสธ | {Prompt}
    `,
      preference: `
      อย่างอื่นทั้งหมด | {Prompt} @globe-showing-europe-africa
    `,
      chat: `
      กลุ่มแชต | {Prompt} | ในที่สุดก็มีคนพูด | คุณเป็นใคร
    `,
      headline: `
      {Prompt} | เพื่อนบ้านปิดม่าน
    `,
      documentary: `
      {Prompt} | ผู้บรรยายได้ค่าจ้างให้เงียบ
    `,
      demotivator: `
      ความสงบ | {Prompt}
    `,
      question: `
      ฉัน | {Prompt} | นี่คือลางบอกเหตุหรือ @face
    `,
      error: `
      ข้อผิดพลาด | {Prompt} | OK | ก็ยังจะ
    `,
    },
  ),
];
