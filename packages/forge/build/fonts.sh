#!/bin/sh
# Makes art/fonts from open fonts, by hand: sh packages/forge/build/fonts.sh [folder]
# Needs pyftsubset's module (Debian: python3-fonttools), apt-get, dpkg and npm. Hints are left out: letters are never that small.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=${1:-$here/../art/fonts}
work=$(mktemp -d)
mkdir -p "$out"
cd "$work"
subset() { # file, name, codepoints, features
  /usr/bin/python3 -m fontTools.subset "$1" --output-file="$out/$2" "$3" --no-hinting --layout-features="$4"
}

latin='U+0020-024F,U+0259,U+02B0-02DD,U+0300-0323,U+0370-03FF,U+0400-052F,U+1E00-1EFF,U+2010-2027,U+2030-203A,U+2044,U+20A0-20BF,U+2113,U+2116,U+2122,U+2190-2193,U+2212,U+2248,U+2260-2265'
plain='kern,mark,mkmk,ccmp,locl'
for name in anton@0.4.2 inter@0.4.2 playfair-display@0.4.2 courier-prime@0.4.1 caveat@0.4.2 oswald@0.4.2 noto-color-emoji@0.4.6; do
  npm pack --silent "@expo-google-fonts/$name" >/dev/null
  mkdir "${name%@*}"
  tar xzf "expo-google-fonts-${name%@*}-${name#*@}.tgz" -C "${name%@*}"
done
subset anton/package/400Regular/Anton_400Regular.ttf anton.ttf "--unicodes=$latin" "$plain"
subset inter/package/300Light/Inter_300Light.ttf inter-light.ttf "--unicodes=$latin" "$plain"
subset inter/package/500Medium/Inter_500Medium.ttf inter-medium.ttf "--unicodes=$latin" "$plain"
subset inter/package/800ExtraBold/Inter_800ExtraBold.ttf inter-heavy.ttf "--unicodes=$latin" "$plain"
subset playfair-display/package/400Regular_Italic/PlayfairDisplay_400Regular_Italic.ttf playfair-italic.ttf "--unicodes=$latin" "$plain"
subset playfair-display/package/700Bold/PlayfairDisplay_700Bold.ttf playfair-bold.ttf "--unicodes=$latin" "$plain"
subset playfair-display/package/900Black/PlayfairDisplay_900Black.ttf playfair-black.ttf "--unicodes=$latin" "$plain"
subset courier-prime/package/700Bold/CourierPrime_700Bold.ttf courier-prime.ttf "--unicodes=$latin" "$plain"
subset caveat/package/700Bold/Caveat_700Bold.ttf caveat.ttf "--unicodes=$latin" "$plain"
# Anton has no Cyrillic letters.
subset oswald/package/700Bold/Oswald_700Bold.ttf oswald.ttf '--unicodes=U+0400-052F' "$plain"

apt-get download fonts-noto-core fonts-noto-cjk fonts-droid-fallback >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" debian; done
shaping="$plain,init,medi,fina,isol,rlig,calt,liga,clig,curs,nukt,akhn,rphf,rkrf,blwf,half,vatu,cjct,cfar,pref,blws,abvs,psts,pres,pstf,haln,abvm,blwm,dist,abvf,ljmo,vjmo,tjmo"
noto=debian/usr/share/fonts/truetype/noto
for script in '' Arabic Armenian Bengali Cherokee Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Mongolian Myanmar NKo Oriya Sinhala Symbols Syriac Tamil Telugu Thaana Thai Tifinagh CanadianAboriginal Javanese Balinese OlChiki MeeteiMayek Lisu Yi Vai Adlam TaiLe Math Runic; do
  file=$noto/NotoSans$script-Bold.ttf
  [ -f "$file" ] || file=$noto/NotoSans$script-Regular.ttf
  name=$(printf '%s' "$script" | tr '[:upper:]' '[:lower:]')
  subset "$file" "noto${name:+-$name}.ttf" '--unicodes=*' "$shaping"
done
subset $noto/NotoSansSymbols2-Regular.ttf noto-symbols2.ttf '--unicodes=U+2000-2BFF' "$plain"

# What everyday Chinese, Japanese and Korean needs in bold; the rarer ideographs from a smaller font.
/usr/bin/python3 - <<'PYTHON'
def decoded(encoding, first, second):
    found = set()
    for a in first:
        for b in second:
            try:
                found.add(bytes([a, b]).decode(encoding))
            except UnicodeDecodeError:
                pass
    return {c for c in found if len(c) == 1}
high = range(0xA1, 0xFF)
common = decoded('gb2312', range(0xA1, 0xF8), high) | decoded('euc_jp', range(0xA1, 0xF5), high)
common |= decoded('big5', range(0xA4, 0xC7), list(range(0x40, 0x7F)) + list(high))
common |= set(map(chr, range(0xAC00, 0xD7A4)))
for a, b in ((0x3000, 0x3100), (0xFF00, 0xFFEF), (0x3100, 0x3190), (0x31F0, 0x3200)):
    common |= set(map(chr, range(a, b)))
common = {c for c in common if ord(c) > 0x2000}
rare = {chr(c) for a, b in ((0x3400, 0x4DC0), (0x4E00, 0xA000), (0x2E80, 0x2FE0)) for c in range(a, b)} - common
open('common.txt', 'w').write(''.join(sorted(common)))
open('rare.txt', 'w').write(''.join(sorted(rare)))
from fontTools.ttLib import TTFont
font = TTFont('noto-color-emoji/package/400Regular/NotoColorEmoji_400Regular.ttf')
for table in ('SVG ', 'vhea', 'vmtx'):
    del font[table]
font.save('emoji.ttf')
PYTHON
mv emoji.ttf "$out/noto-emoji.ttf"
/usr/bin/python3 -m fontTools.subset debian/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc --font-number=2 --text-file=common.txt --layout-features='ccmp,ljmo,vjmo,tjmo' --no-hinting --output-file="$out/noto-cjk.otf"
/usr/bin/python3 -m fontTools.subset debian/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf --text-file=rare.txt --no-hinting --output-file="$out/droid-rare.ttf"
rm -r "$work"
