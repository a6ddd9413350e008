import { brandCodes } from '../contract/brand-codes.js';

/**
 * Words that are obvious guesses for passwords at this shop: names of the brands, whose codes are added below, and words for products and
 * categories in the languages of the shop, with at least five letters, in ASCII (`ä` is `ae`, `é` is `e`).
 */
const words = `
easyfelt easyfelts fibersfoams fibersandfoams fibers foams absenkdichtung accessoires accessories acoustic acoustique acoustiques adhesive
affichage agglomeree aiguillete akoestisch akoestische akustik akustikbild akustikleuchten akustiksaeulen akustikvorhang alveolaire alveolee amortissante
amortissement angle antibruit aussenbereich automatique baffle barrier basses bassfalle batts befestigungsset belcel bevestigingsset bitumineuse block board
booth buero buiten bureau bureauscherm cabine caoutchouc capotage carrees carved ceiling cloison cloisonnette cloisons cloud colle corner couche crate curtain
curtains daempfung daempfungsfolie dalles damping decke deckenbaffel deckensegel decoupee demping dempingsfolie dents deuren diffuser diffuseur diffusor divider
dividers doors dreieckfliesen driehoektegels ecran ecrans enclosure exterieur fabric fasern feuille feutre fibre fibres filzlamellen filzpaneel filzplatte
fixation fotopaneel fotopaneele fotopanelen freestanding freistehender garden garten gefraestes gefreesd geluidsfolie geluidsscherm golvend gordijn gordijnen
grave gummi hanglamp heavy hexagon hexagonales hoekabsorber imprime insulation isolatie isolation jardin kantoor keilschaum koerperschall koerperschalldaempfung kurkrubber
laermschutzwand laine lamellenpaneel lamelles lampen lattenpaneel leuchten liege lighting loaded lourde luminaires machine machineomkasting machines maschinen
maschinenkapsel masse melamine melamineschuim melamineschuimblok melaminschaum mesure mineral minerale mineralewolplaten mineralwollplatten mobile mounting
mousse mousses mural murales muraux naaldvilt nadelfilz needle noise noppenschaum noppenschuim office ondervloer outdoor paneele panel panelen panelenlijm
panels panneau panneaux pendant pendelleuchte phone photo pieds piege pinnwand piramideschuim plaat plafond plafondbaffle plafondeiland plaque plaques platen
platte platten plattenkleber plinthe polyester polyesterwollplatten polyesterwolplaten portes prikbord print pyramid pyramidale pyramidenschaum quadratfliesen
rasterdecke rasterplafond raumteiler rebonded rideau rideaux ringlamp ringleuchte rolle rollen rolls rouleau rouleaux rubber schalldaemmung schaumplatte schaumstoff
schaumstoffplatte scheidingswand scheidingswanden schermen schirme schreibtisch schreibtischschirm schuim schuimplaat schwere schwerfolie screen screens
sechseckfliesen sheet sheets skyline slabs square stellwaende stoff studio studioschaum studioschuim suspension tableau tasseaux tegels telefonkabine
telephonique tiles tischtrennwand tissu totems trennwaende triangle triangulaires tueren underlay unterlage vagues valdorpel verbundschaum verbundschaumplatte verlichting vezels
vierkante viltlamellen viltpaneel viltplaat vinyl vlokkenschuimplaat vorhaenge vrijstaande wandfliesen wandpaneel wandpaneele wandpanelen wandtegels wedge
wellendecke wigschuim zeshoektegels zubehoer zuschnitt zware`;

export const shopWords: readonly string[] = [...brandCodes.map((code) => code.toLowerCase()), ...words.trim().split(/\s+/)];
