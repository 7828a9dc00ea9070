/** A few words of other languages, for those who do not type English: `icon: word, word`. Words of scripts without spaces are found anywhere. */
export const abroad = `
cat: katze, kater, chat, chatte, gato, gata, gatto, kot, kat, kedi, кот, кошка, кота, قطة, القطة, قط, חתול, החתול, बिल्ली, แมว, 猫, 貓, ネコ, 고양이, γάτα, кіт
dog: hund, chien, perro, cane, cachorro, pies, hond, köpek, собака, пес, كلب, כלב, कुत्ता, หมา, สุนัข, 狗, 犬, いぬ, 강아지, 개가, σκύλος
hot-beverage: kaffee, café, caffè, kawa, koffie, kahve, кофе, قهوة, קפה, कॉफ़ी, कॉफी, กาแฟ, 咖啡, コーヒー, 커피, καφές, tee, thé, té, чай, شاي, चाय, 茶
calendar: montag, lundi, lunes, lunedì, segunda-feira, poniedziałek, maandag, pazartesi, понедельник, الاثنين, יום שני, सोमवार, วันจันทร์, 星期一, 周一, 月曜日, 월요일
alarm-clock: wecker, réveil, despertador, sveglia, budzik, wekker, будильник, المنبه, שעון מעורר, अलार्म, นาฬิกาปลุก, 闹钟, 目覚まし, 알람
wireless: wlan, wifi, internet, réseau, интернет, вайфай, الإنترنت, الشبكة, אינטרנט, इंटरनेट, อินเทอร์เน็ต, 网络, ネット, 인터넷, 와이파이
mobile-phone: handy, téléphone, teléfono, móvil, telefono, celular, telefon, телефон, هاتف, טלפון, फ़ोन, फोन, โทรศัพท์, 手机, スマホ, 핸드폰, 전화
office-worker: chef, chefin, patron, jefe, capo, szef, baas, patronum, начальник, шеф, المدير, בוס, बॉस, เจ้านาย, 老板, 上司, 사장, 부장
briefcase: arbeit, travail, boulot, trabajo, lavoro, trabalho, praca, werk, работа, العمل, עבודה, काम, งาน, 工作, 仕事, 회사
bus: bus, autobus, autobús, ônibus, otobüs, автобус, حافلة, אוטובוס, बस, รถเมล์, 公交, バス, 버스
train: zug, tren, treno, trem, pociąg, trein, поезд, قطار, רכבת, रेलगाड़ी, รถไฟ, 火车, 電車, 기차
pizza: pizza, пицца, بيتزا, פיצה, पिज़्ज़ा, พิซซ่า, 披萨, ピザ, 피자
cheese-wedge: käse, fromage, queso, formaggio, queijo, ser, kaas, peynir, сыр, جبن, גבינה, पनीर, ชีส, 奶酪, チーズ, 치즈
bread: brot, pain, pan, pane, pão, chleb, brood, ekmek, хлеб, خبز, לחם, रोटी, ขนมปัง, 面包, パン, 빵
money-with-wings: geld, argent, dinero, soldi, dinheiro, pieniądze, para, деньги, المال, כסף, पैसा, เงิน, 钱, お金, 돈
person-in-bed: schlafen, schlaf, dormir, dormire, spać, slapen, uyku, спать, сон, النوم, לישון, सोना, नींद, นอน, 睡觉, 眠, 잠
cloud-with-rain: regen, pluie, lluvia, pioggia, chuva, deszcz, yağmur, дождь, مطر, גשם, बारिश, ฝน, 下雨, 雨, 비가
automobile: auto, voiture, coche, macchina, carro, samochód, araba, машина, سيارة, מכונית, गाड़ी, รถยนต์, 汽车, 車が, 자동차
baby: baby, bébé, bebé, bambino, bebê, dziecko, bebek, ребёнок, ребенок, طفل, תינוק, बच्चा, เด็ก, 宝宝, 赤ちゃん, 아기
old-woman: oma, grand-mère, mamie, abuela, nonna, avó, babcia, babaanne, бабушка, جدتي, סבתא, दादी, ยาย, 奶奶, おばあちゃん, 할머니
memo: prüfung, examen, esame, prova, egzamin, sınav, экзамен, امتحان, מבחן, परीक्षा, สอบ, 考试, 試験, 시험
`;
